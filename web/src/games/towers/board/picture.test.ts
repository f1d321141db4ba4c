import { expect, it } from 'vitest'
import towers from '../../../fixtures/towers-3d.json'
import { readPush } from '../../sliding/board/maze'
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
