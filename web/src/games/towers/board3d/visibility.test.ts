import { describe, expect, it } from 'vitest'
import towers from '../../../fixtures/towers-3d.json'
import type { Marks } from '../../../net/protocol'
import type { TowersView } from '../../../net/views'
import type { PawnModel, SceneModel } from '../board/model'
import { sceneModel, stillPicture } from '../board/picture'
import lesson from '../lesson.json'
import { PARAPET, placeOf, topOf } from './measures'
import { hidersOf, Sight, firstHit, hiders, openTop } from './visibility'

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

describe('a figure', () => {
  const hidden = (high: number[], feet: { x: number; y: number; z: number }, model = {}) => {
    const sight = look(high, model)
    sight.findHidden(viewpoint, new Map([[2, feet]]))
    return [...sight.hidden]
  }
  const feet = { ...placeOf(MIDDLE, SIDE), y: topOf(1) }

  it('is hidden behind a high tower, and not where it is seen', () => {
    expect(hidden([NEAR], feet)).toEqual([2])
    expect(hidden([], feet)).toEqual([])
    expect(hidden([NEAR], { ...feet, y: topOf(5) })).toEqual([])
  })

  it('is not hidden behind glass, nor by the tower it stands on', () => {
    expect(hidden([NEAR], feet, { goal: MIDDLE })).toEqual([])
    expect(hidden([MIDDLE], { ...feet, y: topOf(5) })).toEqual([])
  })
})

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

const camera = { x: 0, y: 5, z: 10 }
const low = { x: 0, z: 1, top: 0.4 }
const high = { x: 0, z: 1, top: 2 }
const behind = { x: 0, y: 0.5, z: 0 }

describe('hiders', () => {
  it('names a high tower before something, not a low one', () => {
    expect([...hiders(camera, [behind], [high])]).toEqual([0])
    expect([...hiders(camera, [behind], [low])]).toEqual([])
  })

  it('does not name what stands to the side or behind', () => {
    expect([
      ...hiders(
        camera,
        [behind],
        [
          { ...high, x: 2 },
          { ...high, z: -1.2 },
        ],
      ),
    ]).toEqual([])
  })

  it('finds the nearest tower on a ray', () => {
    const far = { x: 0, y: 0, z: -2 }
    expect(firstHit(camera, far, [{ ...high, z: -1 }, high])?.box).toBe(1)
    expect(firstHit(camera, { x: 40, y: 0, z: 0 }, [high])).toBeNull()
  })

  it('finds where a top can be touched', () => {
    const box = { x: 1, z: 0, top: 0.4 }
    expect(openTop(box, () => true)).toEqual({ x: 1, y: 0.4, z: 0 })
    expect(openTop(box, ({ z }) => z < -0.1)).toEqual({ x: 1, y: 0.4, z: -0.18 })
    expect(openTop(box, () => false)).toBeNull()
  })
})
