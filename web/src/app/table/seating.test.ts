import { expect, test } from 'vitest'
import { inSentence, texts } from '../../i18n'
import { joinWords } from '../../i18n/words'
import type { Table, View } from '../../net/protocol'
import { namesOf } from '../shared/bots'
import { curtainSeats, isTurnOver, turnOf } from './seating'

const seat = (away = false) => ({ away }) as Table['seats'][number]
const table = { status: 'playing', seats: [seat(), seat(), seat()] } as Table
const turn = (turn: number | null) => ({ turn }) as unknown as View

test('with one seat there is no curtain', () => {
  expect(curtainSeats(table, turn(0), [0], null)).toEqual([])
  expect(isTurnOver(table, turn(1), [0], 0)).toBe(false)
})

test('the curtain waits for the local player whose turn it is', () => {
  expect(curtainSeats(table, turn(1), [0, 1], null)).toEqual([1])
  expect(curtainSeats(table, turn(2), [0, 1], null)).toEqual([])
  expect(curtainSeats(table, turn(1), [0, 1], 1)).toEqual([])
})

test('where all act at once anybody may look', () => {
  expect(turnOf({ step: 'play' } as unknown as View)).toBeNull()
  expect(curtainSeats(table, { step: 'play' } as unknown as View, [0, 1], null)).toEqual([0, 1])
})

test('the curtain falls when the turn has gone on', () => {
  expect(isTurnOver(table, turn(0), [0, 1], 0)).toBe(false)
  expect(isTurnOver(table, turn(1), [0, 1], 0)).toBe(true)
  expect(isTurnOver(table, turn(null), [0, 1], 0)).toBe(false)
})

test('a seat that a bot plays is not waited for', () => {
  const left = { ...table, seats: [seat(), seat(true), seat()] }
  expect(curtainSeats(left, turn(1), [0, 1], null)).toEqual([])
  expect(isTurnOver(left, turn(1), [0, 1], 0)).toBe(false)
})

test('a bot is called after the animal it is drawn as, and only two of a kind are numbered', async () => {
  const seats = ['level2', 'level2', 'level1', 'level2'].map((bot, seat) => ({ seat, kind: 'bot', bot, name: '' }))
  const table = { seats } as unknown as Table
  await texts()
  expect(namesOf(table)).toEqual(['The Cat', 'The Cat 2', 'The Snail', 'The Cat 3'])
  expect(joinWords(namesOf(table).slice(0, 3))).toBe('The Cat, the Cat 2 and the Snail')
  expect(inSentence('The Catherine wheel')).toBe('The Catherine wheel')
  const people = ['Ida', 'Ida'].map((name, seat) => ({ seat, kind: 'person', bot: null, name }))
  expect(namesOf({ seats: people } as unknown as Table)).toEqual(['Ida 1', 'Ida 2'])
})
