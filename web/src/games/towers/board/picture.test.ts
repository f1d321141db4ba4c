import { describe, expect, it } from 'vitest'
import towers from '../../../fixtures/towers-3d.json'
import { readPush } from '../../sliding/board/maze'
import { COME, GO, SLIDE, isTowerEntering, travel } from './motion'
import { sceneModel, stillPicture } from './picture'
import type { TowersView, TowersWalks } from '../../../net/views'

const view = towers.push.view as unknown as TowersView
const pushes = Object.entries(towers.push.choices.pushes as unknown as Record<string, TowersWalks>)

it('shows a marked turn as it would leave the board, with the cards its way costs', () => {
  const paid = pushes.flatMap(([push, { pay }]) =>
    Object.entries(pay).flatMap(([square, ways]) => ways.map((cards) => ({ push, walk: `${square}+${cards}`, cards }))),
  )
  expect(paid.length).toBeGreaterThan(0)
  for (const { push, walk, cards } of paid) {
    const picture = stillPicture(view, { push, walk })
    expect(picture.ghost).toBe(true)
    expect(picture.entered).not.toBeNull()
    const used = picture.steps.map(({ card }) => card ?? '').join('')
    expect([...used].sort()).toEqual([...cards].sort())
    expect(picture.target).toBe(picture.steps.at(-1)!.to)
  }
})

it('keeps the last push marked in space, too', () => {
  const [push] = pushes[0]!
  const arrow = readPush(view.side, push)!
  const picture = { ...stillPicture(view), trace: { seat: 0, push: arrow, way: [] } }
  const { pushed } = sceneModel(picture, null, false)
  expect(pushed[0]).toBe(arrow.arrow.enter)
  expect([...pushed].sort()).toEqual([...arrow.arrow.squares].sort())
  expect(sceneModel(stillPicture(view), null, false).pushed).toEqual([])
})

it('lets every tower keep its number through a marked push', () => {
  const [push] = pushes[0]!
  const [before, after] = [stillPicture(view), stillPicture(view, { push })]
  const kept = after.towers.map(({ id, height }) => [id, height]).sort()
  expect(kept).toEqual(before.towers.map(({ id, height }) => [id, height]).sort())
})

const places = (legs: ReturnType<typeof travel>) =>
  legs.map(({ column, row, table }) => (table ? 'table' : `${column},${row}`))

describe('travel', () => {
  it('slides a tower by one square, after the spare has come', () => {
    const [leg, ...more] = travel(5, { square: 1 }, { square: 6 }, true)
    expect(more).toEqual([])
    expect(leg).toMatchObject({ column: 1, row: 1, begin: COME, end: COME + SLIDE })
  })

  it('brings the spare to the arrow before it goes in', () => {
    expect(places(travel(5, 'table', { square: 3 }, true))).toEqual(['3,-1', '3,0'])
  })

  it('lays what falls out on the turntable, or just outside while the push is only thought of', () => {
    expect(places(travel(5, { square: 23 }, 'table', true))).toEqual(['3,5', 'table'])
    expect(places(travel(5, { square: 23 }, { beyond: 'S4' }, true))).toEqual(['3,5'])
    expect(travel(5, { beyond: 'S4' }, 'table', false).at(-1)!.end).toBe(GO)
  })

  it('leads the spare around the board from one arrow to another', () => {
    expect(places(travel(5, { square: 3 }, { square: 9 }, true))).toEqual(['3,-1', '5,1', '4,1'])
  })

  it('leaves alone what stays', () => {
    expect(travel(5, { square: 7 }, { square: 7 }, true)).toEqual([])
    expect(travel(5, 'table', 'table', true)).toEqual([])
  })

  it('knows whether a pawn comes', () => {
    expect(isTowerEntering(5, [{ from: { square: 1 }, to: { square: 6 } }])).toBe(false)
    expect(isTowerEntering(5, [{ from: 'table', to: { square: 1 } }])).toBe(true)
  })
})
