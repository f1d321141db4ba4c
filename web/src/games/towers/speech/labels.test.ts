import { beforeAll, expect, it } from 'vitest'
import catalogue from '../../../fixtures/games.json'
import towers from '../../../fixtures/towers-3d.json'
import { texts } from '../../../i18n'
import type { EditionInfo, GameEvent } from '../../../net/protocol'
import { cardNews, newAim } from './labels'
import type { Card } from '../board/route'
import type { TowersView } from '../../../net/views'

const editions = catalogue.games.flatMap((game) => game.editions as unknown as EditionInfo[])
const edition = editions.find(({ id }) => id === 'towers-3d')!
const table = towers.push.view as unknown as TowersView
const mine = (change: Partial<TowersView['seats'][number]>): TowersView => ({
  ...table,
  seats: table.seats.map((seat, n) => (n ? seat : { ...seat, ...change })),
})
const event = (text: string, before: TowersView, after: TowersView): GameEvent<TowersView> => ({
  seq: 1,
  seat: 0,
  kind: 'move',
  moves: [[0, text]],
  before,
  after,
})
const drawn = (text: string, had: Card[] | null, has: Card[] | null) =>
  cardNews(event(text, mine({ hand: had }), mine({ hand: has })), edition, 0)

beforeAll(() => texts('sliding', 'towers'))

it('says which magic card was drawn, also where the same one was paid', () => {
  expect(drawn('c3', ['u'], ['u', 'd'])).toEqual(['You draw: descent.'])
  expect(drawn('c3+j', ['u', 'j'], ['u', 'j'])).toEqual(['You draw: joker.'])
  expect(drawn('c3+j', ['u', 'j'], ['u'])).toEqual([])
  expect(drawn('c3', null, null)).toEqual([])
})

it('says what is to be looked for next: a treasure, the rune stone, the way home', () => {
  const [first] = Object.keys(table.things)
  const after = [
    mine({ cards: [first!], left: 1 }),
    mine({ cards: [], left: 0, rune_turned: false }),
    mine({ cards: [], left: 0, rune_turned: true }),
  ]
  const words = after.map(
    (view, n) => newAim(event('c3', after[n - 1] ?? mine({ cards: [], left: 1 }), view), edition, 0)[0],
  )
  expect(words).toEqual([
    expect.stringMatching(/^You’re looking for: /),
    expect.stringMatching(/^You’re looking for: .*rune/),
    'You’re looking for: your start tower',
  ])
  expect(newAim(event('c3', after[2]!, after[2]!), edition, 0)).toEqual([])
})
