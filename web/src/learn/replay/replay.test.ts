import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { prefs } from '../../device/prefs'
import films from '../../fixtures/films.json'
import games from '../../fixtures/games.json'
import { texts } from '../../i18n'
import type { EditionInfo, ReplayFrame, ReviewedTurn, Table } from '../../net/protocol'
import type { ClassicView, GoView } from '../../net/views'
import { rounds } from '../../games/go/replay'
import { goalOf, marksOf, seatOf, verdict, whyBest } from '../../games/sliding/replay/coach'
import { turns } from '../../games/sliding/replay/turns'
import { momentAt, ReplayPlayer, FRAME_MS } from './player'

const classic = films.classic as unknown as ReplayFrame<ClassicView>[]
const edition = games.games[0]!.editions[0]! as unknown as EditionInfo
const go = films.go as unknown as ReplayFrame<GoView>[]

describe('the film', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('a step forward is an event that leads to its view, a step back is a jump', () => {
    const player = new ReplayPlayer(classic)
    player.step(1)
    expect(player.at.value).toBe(1)
    expect(player.events.value).toMatchObject({ seq: 1, moves: [[classic[1]!.seat, classic[1]!.move]] })
    expect(player.events.value!.before).toBe(classic[0]!.view)
    expect(player.events.value!.after).toBe(player.view.value)
    const event = player.events.value
    player.step(-1)
    expect(player.view.value).toBe(classic[0]!.view)
    expect(player.events.value).toBe(event)
    player.end()
  })

  test('it plays to its end, faster when asked, and begins again', () => {
    const player = new ReplayPlayer(classic, classic.length - 3)
    player.speed.value = 2
    player.toggle()
    vi.advanceTimersByTime(FRAME_MS / 2 + 1)
    expect(player.at.value).toBe(player.last - 1)
    vi.advanceTimersByTime(10_000)
    expect(player.at.value).toBe(player.last)
    expect(player.playing.value).toBe(false)
    player.toggle()
    expect(player.at.value).toBe(0)
    expect(player.playing.value).toBe(true)
    player.jump(4)
    expect(player.playing.value).toBe(false)
    player.end()
  })

  test('nobody leaves the film, whatever the link says', () => {
    expect(new ReplayPlayer(classic, 9999).at.value).toBe(classic.length - 1)
    expect(new ReplayPlayer(classic, -3).at.value).toBe(0)
    expect(new ReplayPlayer(classic, NaN).at.value).toBe(0)
  })
})

describe('the moments', () => {
  test('a push and a walk are one turn, with what was found', () => {
    const moments = turns(classic)
    expect(moments.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].slice(0, moments.length))
    for (const turn of moments.slice(0, -1)) {
      expect(turn.at).toBe(turn.from + 1)
      expect(turn.push).toBe(classic[turn.from]!.move)
      expect(turn.walk).toBe(classic[turn.at]!.move)
      expect(turn.seat).toBe(classic[turn.from]!.seat)
    }
    const found = classic.at(-1)!.view.seats.flatMap((seat) => seat.found)
    expect(moments.flatMap((turn) => turn.found)).toEqual(expect.arrayContaining(found))
  })

  test('a turn is described in words, or with squares and arrows for those who like them', async () => {
    await texts('sliding', 'learn')
    const [turn] = turns(classic)
    const names = classic[0]!.view.seats.map((_, n) => `P${n}`)
    expect(turn!.text(names, edition)).toMatch(
      /^1\. P\d pushed (row|column) \d (down|up|to the (left|right)) and found the /,
    )
    prefs.coordinates.value = true
    expect(turn!.text(names, edition)).toMatch(/^1\. P\d: [↓↑→←]\d [A-G]\d/)
    prefs.coordinates.value = false
  })

  test('a frame belongs to the moment that began last', () => {
    const moments = turns(classic)
    expect(momentAt(moments, 0)).toBeNull()
    expect(momentAt(moments, moments[2]!.at)).toBe(moments[2])
    expect(momentAt(moments, moments[2]!.from)).toBe(moments[2])
  })

  test('in Go! there are grabs and checks', () => {
    const kinds = rounds(go).map(({ kind }) => kind)
    expect(kinds).toContain('grab')
    expect(kinds).toContain('check')
    expect(rounds(go).find(({ kind }) => kind === 'grab')).toMatchObject({ seat: 0, score: 4 })
  })
})

describe('the coach', () => {
  const [push, walk] = [classic[1]!.move!, classic[2]!.move!]
  const option = { push, walk, score: 1, finds: 0, finishes: false, chance: 40 }
  const turn: ReviewedTurn = {
    number: 1,
    seat: 'blue',
    played: option,
    best: option,
    reasons: [{ code: 'reaches', goal: 'owl' }],
    finding: 2,
    pushes: 48,
    squares: 9,
    missed: false,
    gave_up: 0,
  }

  test('a turn is judged by what was in reach and what it gave up', () => {
    expect(verdict(turn)).toBe('good')
    expect(verdict({ ...turn, gave_up: 0.4 })).toBe('better')
    expect(verdict({ ...turn, missed: true, gave_up: 0.4 })).toBe('missed')
    expect(verdict({ ...turn, played: { ...option, finds: 1 } })).toBe('found')
    expect(verdict({ ...turn, played: { ...option, finishes: true } })).toBe('finished')
    expect(goalOf(turn)).toBe('owl')
    expect(goalOf({ ...turn, reasons: [] })).toBeNull()
  })

  test('only what speaks for the best turn is said of it, by the name of the mover, and the rest after although', async () => {
    await texts('sliding', 'coach')
    const reasons: ReviewedTurn['reasons'] = [
      { code: 'next', speaks: 'for', percent: 82, likely: 'surely', goal: 'lizard' },
      { code: 'leaves', speaks: 'against', squares: 5, colour: 'red', left: 26, room: 'more' },
    ]
    const table = { seats: [{ colour: 'red' }, { colour: 'blue' }] } as unknown as Table
    const why = whyBest({ ...turn, reasons }, { edition, table, names: ['The Cat', 'Ida'] })
    expect(why.sentences).toEqual([
      'Next turn Ida can almost surely reach the lizard, although it leaves the Cat more room.',
    ])
    expect(why.numbers).toEqual([
      'Chance to reach the lizard next turn: 82 in 100',
      'Squares in reach: Ida 5, the Cat 26',
    ])
    expect(whyBest({ ...turn, reasons: [] }, { edition, table, names: [] }).sentences).toEqual([
      'There is nothing better just now.',
    ])
  })

  test('the best turn is drawn: the push, the way, its end', () => {
    const marks = marksOf(turn, classic[0]!.view)
    const end = classic[2]!.view.seats[classic[0]!.view.turn!]!.pawn
    expect(marks.push).toBe(push)
    expect(marks.squares).toEqual([end])
    if (marks.path) expect(marks.path.at(-1)).toBe(end)
    expect(marksOf({ ...turn, best: { ...option, push: null } }, classic[0]!.view)).toEqual({})
  })

  test('a colour is a player at the table', () => {
    const table = { seats: [{ colour: 'red' }, { colour: 'blue' }] } as unknown as Table
    expect(seatOf(table, 'blue')).toBe(1)
  })
})
