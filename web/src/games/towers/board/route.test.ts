import { describe, expect, it } from 'vitest'
import fixture from '../../../fixtures/towers-3d.json'
import { grid, squaresOf as squaresIn } from '../../sliding/board/geometry'
import { route, squaresOf, type Ground } from './route'
import type { TowersView, TowersWalks } from '../../../net/views'

/** Three squares in a row, all crossroads. */
const row = (...heights: number[]): Ground => ({
  side: 3,
  maze: Array(9).fill(15),
  heights: [...heights, 9, 9, 9, 9, 9, 9],
})

describe('route', () => {
  it('walks where towers differ by one at most', () => {
    const steps = route(row(1, 2, 1), { from: 0, to: 2, pay: '' })!
    expect(squaresOf(0, steps)).toEqual([0, 1, 2])
    expect(steps.map(({ rise, card }) => [rise, card])).toEqual([
      [1, null],
      [-1, null],
    ])
  })

  it('takes a card for a cliff, the right one', () => {
    expect(route(row(1, 4, 1), { from: 0, to: 2, pay: '' })).toBeNull()
    expect(route(row(1, 4, 1), { from: 0, to: 2, pay: 'ud' })!.map(({ card }) => card)).toEqual(['u', 'd'])
    expect(route(row(1, 4, 1), { from: 0, to: 2, pay: 'uj' })!.map(({ card }) => card)).toEqual(['u', 'j'])
    expect(route(row(1, 4, 1), { from: 0, to: 2, pay: 'dd' })).toBeNull()
  })

  it('spends exactly what is paid', () => {
    expect(route(row(1, 1, 1), { from: 0, to: 2, pay: 'u' })).toBeNull()
  })

  it('lets every card be a joker for young players', () => {
    expect(route(row(1, 4, 1), { from: 0, to: 2, pay: 'dd', jokers: true })!.map(({ card }) => card)).toEqual([
      'd',
      'd',
    ])
  })

  it('leads over a square where that is asked, there and back again', () => {
    const steps = route(row(1, 1, 1), { from: 0, to: 0, pay: '', via: 2 })!
    expect(squaresOf(0, steps)).toEqual([0, 1, 2, 1, 0])
  })

  it('finds a way for every payment that the rules offer', () => {
    for (const { view, choices } of Object.values(fixture) as {
      view: TowersView
      choices: { step: string } & TowersWalks
    }[]) {
      if (choices?.step !== 'walk') continue
      const { names } = grid(view.side)
      const from = view.seats[view.turn!]!.pawn
      for (const to of squaresIn(choices.reach))
        for (const pay of choices.pay[names[to]!] ?? [''])
          expect(route(view, { from, to, pay }), `${names[to]}+${pay}`).not.toBeNull()
    }
  })
})
