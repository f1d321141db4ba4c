import { describe, expect, it } from 'vitest'
import { COME, GO, SLIDE, isTowerEntering, travel } from './motion'

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
