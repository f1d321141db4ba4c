import { describe, expect, it } from 'vitest'
import { arrowNear, arrowPlace, grid, touchedSquare, squaresOf } from './geometry'

describe('a board', () => {
  it('names squares and arrows as the rules do', () => {
    const board = grid(7)
    expect(board.names[9]).toBe('c2')
    expect(board.square('C2')).toBe(9)
    expect(board.arrows.map((arrow) => arrow.name)).toEqual([
      'N2',
      'N4',
      'N6',
      'E2',
      'E4',
      'E6',
      'S6',
      'S4',
      'S2',
      'W6',
      'W4',
      'W2',
    ])
    expect(board.arrow('N2')!.squares).toEqual([1, 8, 15, 22, 29, 36, 43])
    expect(board.arrow('E2')!.squares[0]).toBe(13)
  })

  it('finds the other end of every line', () => {
    for (const side of [3, 5, 7, 9, 13])
      for (const arrow of grid(side).arrows) {
        const other = grid(side).across(arrow)
        expect(other.squares).toEqual([...arrow.squares].reverse())
        expect(grid(side).across(other)).toBe(arrow)
      }
  })

  it('has as many arrows as the side allows, none twice', () => {
    for (const side of [5, 7, 9])
      expect(new Set(grid(side).arrows.map((arrow) => arrow.name)).size).toBe(2 * (side - 1))
  })
})

it('reads sets of squares longer than a number', () => {
  expect([...squaresOf('11')]).toEqual([0, 4])
  expect([...squaresOf('100000000000000000000')]).toEqual([80])
  expect(squaresOf('0').size).toBe(0)
})

it('finds the arrow under the finger, and none in the middle of the board', () => {
  const board = grid(7)
  for (const arrow of board.arrows) {
    const { x, y } = arrowPlace(arrow, 7)
    expect(arrowNear(board, x + 20, y - 20)).toBe(arrow)
  }
  expect(arrowNear(board, 350, 350)).toBeNull()
})

it('takes a touch that misses a small square by little for the open one next to it', () => {
  const meant = (open: number[], x: number, y: number, size = 30) =>
    touchedSquare(grid(7), 8, new Set(open), x, y, size)
  expect(meant([7, 9], 3, 15)).toBe(7)
  expect(meant([7, 9], 15, 15)).toBe(8)
  expect(meant([7, 9], 28, 15)).toBe(9)
  expect(meant([0], 3, 3)).toBe(0)
  expect(meant([7, 8], 3, 15)).toBe(8) // it is open itself
  expect(meant([7], 3, 15, 44)).toBe(8) // large enough to be touched
  expect(touchedSquare(grid(7), 0, new Set([6]), 1, 1, 30)).toBe(0)
})
