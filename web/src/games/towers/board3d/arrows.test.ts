import { Scene, Vector3 } from 'three'
import { expect, it } from 'vitest'
import { grid } from '../../sliding/board/geometry'
import { Arrows3D } from './arrows'
import { hiders } from './visibility'
import type { Materials } from './materials'
import { PARAPET, placeOf, topOf } from './measures'

const SIDE = 5

it('is lifted until no tower hides it, from wherever one looks', () => {
  const arrows = new Arrows3D(new Scene(), {} as Materials, SIDE)
  const boxes = Array.from({ length: SIDE * SIDE }, (_, n) => ({ ...placeOf(n, SIDE), top: topOf(5) + PARAPET }))
  for (let degrees = 0; degrees < 360; degrees += 30) {
    const angle = (degrees * Math.PI) / 180
    const viewpoint = new Vector3(8 * Math.sin(angle), 7, 8 * Math.cos(angle))
    arrows.raise(viewpoint, boxes)
    const places: Vector3[] = []
    arrows.places(({ x, y, z }) => {
      places.push(new Vector3(x, y + 0.05, z))
      return { x, y }
    })
    expect(places).toHaveLength(grid(SIDE).arrows.length)
    expect(hiders(viewpoint, places, boxes).size).toBe(0)
  }
})
