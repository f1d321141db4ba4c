import { describe, expect, it } from 'vitest'
import { PARAPET, placeOf, topOf } from './measures'
import type { PawnModel, SceneModel } from './model'
import { hidersOf, Sight } from './sight'
import { sceneModel, stillPicture } from '../picture'
import type { TowersView } from '../types'
import lesson from '../lesson.json'
import towers from '../../../fixtures/towers-3d.json'
import type { Marks } from '../../../net/protocol'

const SIDE = 5
const viewpoint = { x: 0, y: 7, z: 8 }
/** In the middle column, from the far rim to the near one. */
const [FAR, MIDDLE, NEAR] = [2, 12, 17]

function look(high: number[], model: Partial<SceneModel>): Sight {
  const sight = new Sight()
  sight.boxes = Array.from({ length: SIDE * SIDE }, (_, square) => ({
    ...placeOf(square, SIDE),
    top: topOf(high.includes(square) ? 5 : 1) + PARAPET,
  }))
  const nothing = { side: SIDE, pawns: [], free: [], paid: [], hinted: [], goal: null, target: null, focus: null }
  sight.look(viewpoint, { ...nothing, ...model } as unknown as SceneModel)
  return sight
}

const pawn = (square: number) => [{ mine: true, square } as PawnModel]

describe('what one looks for', () => {
  it('is seen through a high tower before it', () => {
    const models = [
      { goal: MIDDLE },
      { target: MIDDLE },
      { focus: MIDDLE },
      { hinted: [MIDDLE] },
      { pawns: pawn(MIDDLE) },
      { free: [MIDDLE] },
      { paid: [MIDDLE] },
    ]
    for (const model of models) expect([...look([NEAR], model).glass]).toEqual([NEAR])
    expect([...look([NEAR], {}).glass]).toEqual([])
  })

  it('is seen through the tower one stands on, too', () => {
    expect([...look([NEAR], { pawns: pawn(NEAR), free: [NEAR, MIDDLE] }).glass]).toEqual([NEAR])
  })

  it('makes nothing into glass where it is seen well', () => {
    expect([...look([NEAR], { free: [FAR, NEAR, 0, 4] }).glass]).toEqual([])
  })

  it('is seen from all around, in play and in the lesson', () => {
    const beats = lesson.beats as unknown as { view: TowersView; marks: Marks }[]
    const boards = [...beats, { view: towers.push.view as unknown as TowersView, marks: {} as Marks }]
    expect(boards.length).toBeGreaterThan(5)
    for (const { view, marks } of boards) {
      const model = sceneModel(stillPicture(view, marks), null, false)
      const sight = new Sight()
      sight.boxes = view.heights.map((height, square) => ({ ...placeOf(square, SIDE), top: topOf(height) + PARAPET }))
      const matter = [model.goal, model.target, ...model.hinted, model.pawns.find(({ mine }) => mine)?.square ?? null]
      for (let degrees = 0; degrees < 360; degrees += 15) {
        const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
        const around = { x: 10 * sin, y: 12.4, z: 10 * cos } // the height of the initial camera
        sight.look(around, model)
        for (const square of matter)
          if (square !== null)
            for (const hider of hidersOf(square, around, sight.boxes, SIDE)) expect(sight.glass).toContain(hider)
      }
    }
  })

  it('is touched by its top, though it is glass for what lies behind it', () => {
    const sight = look([NEAR], { free: [MIDDLE, NEAR] })
    expect([...sight.glass]).toEqual([NEAR])
    for (const square of [MIDDLE, NEAR]) {
      const { x, y, z } = sight.touchable(viewpoint)[square]!
      const far = { x: 2 * x - viewpoint.x, y: 2 * y - viewpoint.y, z: 2 * z - viewpoint.z }
      expect(sight.towerOn(viewpoint, far)).toBe(square)
    }
  })

  it('is touched through the glass', () => {
    const sight = look([NEAR], { free: [MIDDLE] })
    const { x, z } = placeOf(MIDDLE, SIDE)
    const y = topOf(1)
    const far = { x: 2 * x - viewpoint.x, y: 2 * y - viewpoint.y, z: 2 * z - viewpoint.z }
    expect(sight.towerOn(viewpoint, far)).toBe(MIDDLE)
  })
})
