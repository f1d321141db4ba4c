import { Group, Quaternion, Scene, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { grid } from '../../sliding/board/geometry'
import { Arrows3D } from './arrows'
import type { Materials } from './materials'
import { PARAPET, placeOf, topOf } from './measures'
import { tumble } from './motion'
import { towerGeometry, walls } from './towers'
import { hiders } from './visibility'

const SIDE = 5

it('tumbles a pawn off the board on one side, and has it stand upright where it comes in', () => {
  const [group, start, goal] = [new Group(), new Vector3(2, 0.8, 1), new Vector3(-2, 1.6, 1)]
  const [length, put] = tumble(group, start, goal)
  const at = (share: number) => {
    put(share)
    return group.position.clone()
  }
  expect(at(0).distanceTo(start)).toBeLessThan(0.01)
  const fallen = Array.from({ length: 101 }, (_, n) => at(n / 100)).filter(({ y }) => y < -0.3)
  expect(fallen.some(({ x }) => x > 3)).toBe(true)
  expect(fallen.some(({ x }) => x < -3)).toBe(true)
  expect(at(1).distanceTo(goal)).toBeLessThan(0.01)
  expect(group.quaternion.angleTo(new Quaternion())).toBeLessThan(0.01)
  expect(length).toBeGreaterThan(0)
})

it('lifts an arrow until no tower hides it, from every side', () => {
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

describe('a tower', () => {
  it('has a wall between each opening and the next', () => {
    expect(walls(5).map((outline) => outline.length)).toEqual([4, 4])
    expect(walls(3).map((outline) => outline.length)).toEqual([4, 6])
    expect(walls(7).map((outline) => outline.length)).toEqual([4, 4, 4])
    expect(walls(15)).toHaveLength(4)
    expect(walls(1).map((outline) => outline.length)).toEqual([8])
    expect(walls(0)).toHaveLength(1)
  })

  it('leaves the corridor free', () => {
    for (const outline of walls(5)) for (const [x] of outline) expect(Math.abs(x)).toBeGreaterThan(0.2)
  })

  it('is one geometry, as high as its level', () => {
    const geometry = towerGeometry(3, 4, 0)
    geometry.computeBoundingBox()
    expect(geometry.groups).toHaveLength(0)
    expect(geometry.boundingBox!.max.y).toBeGreaterThan(topOf(4))
    expect(geometry.boundingBox!.max.y).toBeLessThan(topOf(4) + 0.2)
    expect(towerGeometry(3, 4, 0)).toBe(geometry)
  })
})
