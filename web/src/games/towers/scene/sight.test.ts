import { describe, expect, it } from 'vitest'
import { PARAPET, placeOf, topOf } from './measures'
import type { PawnModel, SceneModel } from './model'
import { Sight } from './sight'

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
    for (const model of [{ goal: MIDDLE }, { target: MIDDLE }, { hinted: [MIDDLE] }, { pawns: pawn(MIDDLE) }])
      expect([...look([NEAR], model).glass]).toEqual([NEAR])
    expect([...look([NEAR], {}).glass]).toEqual([])
  })

  it('is seen through the tower one stands on, too', () => {
    expect([...look([NEAR], { pawns: pawn(NEAR), free: [NEAR, MIDDLE] }).glass]).toEqual([NEAR])
  })

  it('makes nothing into glass where it is seen well', () => {
    expect([...look([NEAR], { free: [FAR, NEAR, 0, 4] }).glass]).toEqual([])
  })

  it('is touched through the glass', () => {
    const sight = look([NEAR], { free: [MIDDLE] })
    const { x, z } = placeOf(MIDDLE, SIDE)
    const y = topOf(1)
    const far = { x: 2 * x - viewpoint.x, y: 2 * y - viewpoint.y, z: 2 * z - viewpoint.z }
    expect(sight.towerOn(viewpoint, far)).toBe(MIDDLE)
  })
})
