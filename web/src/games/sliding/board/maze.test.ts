import { describe, expect, it } from 'vitest'
import classic from '../../../fixtures/classic-1986.json'
import garden from '../../../fixtures/garden-9.json'
import towers from '../../../fixtures/towers-3d.json'
import { arrowNear, arrowPlace, grid, SPARE, squaresOf, touchedSquare } from './geometry'
import { neighbours, pushBetween, readPush, readWalk, type SlidingView, afterPush, wayTo, rotate } from './maze'
import { previewOf, goalsOf } from './preview'

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

/** Everything a pawn can reach on a drawn maze. */
function filled(view: SlidingView, from: number): number[] {
  const seen = new Set([from])
  for (const here of seen) for (const next of neighbours(view.maze, view.side, here)) seen.add(next)
  return [...seen].sort((a, b) => a - b)
}

describe.each([
  ['classic-1986', classic.push],
  ['garden-9', garden.push],
])('all pushes of %s', (_, { view, choices }) => {
  const table = view as unknown as SlidingView
  const pushes = Object.entries(choices.pushes as Record<string, string>)

  it('draw the maze whose reach the server sends', () => {
    expect(pushes.length).toBeGreaterThanOrEqual(11 * 2)
    for (const [text, reach] of pushes) {
      const after = afterPush(table, readPush(table.side, text)!)
      expect(filled(after, after.seats[table.turn!]!.pawn)).toEqual([...squaresOf(reach)].sort((a, b) => a - b))
    }
  })

  it('have a preview for every arrow and turn but the barred', () => {
    const found = new Set<string>()
    for (const arrow of grid(table.side).arrows)
      for (let quarters = 0; quarters < 4; quarters++) {
        const preview = previewOf(table, { step: 'push', pushes: Object.fromEntries(pushes) }, arrow.name, quarters)
        if (arrow.name === table.barred) expect(preview).toBeNull()
        else found.add(preview!.text)
      }
    expect([...found].sort()).toEqual(pushes.map(([text]) => text).sort())
  })

  it('lead to every square in reach by joined steps', () => {
    const [text, reach] = pushes.reduce((best, push) =>
      squaresOf(push[1]).size > squaresOf(best[1]).size ? push : best,
    )
    const after = afterPush(table, readPush(table.side, text)!)
    const from = after.seats[table.turn!]!.pawn
    for (const to of squaresOf(reach)) {
      const way = wayTo(after.maze, after.side, from, to)!
      expect([way[0], way.at(-1)]).toEqual([from, to])
      way.slice(1).forEach((square, n) => expect(neighbours(after.maze, after.side, way[n]!)).toContain(square))
    }
  })
})

it('carries pawns and what lies on tiles; pawns that fall out come in at the other end', () => {
  const view = classic.push.view as unknown as SlidingView
  const arrow = grid(7).arrow('N2')!
  const seats = view.seats.map((seat, n) => ({ ...seat, pawn: n ? seat.pawn : arrow.leave }))
  const after = afterPush(
    { ...view, seats, things: { ...view.things, scarab: SPARE, owl: arrow.leave } },
    { arrow, openings: 3 },
  )
  expect(after.seats[0]!.pawn).toBe(arrow.enter)
  expect(after.things.scarab).toBe(arrow.enter)
  expect(after.things.owl).toBe(SPARE)
  expect(after.spare).toBe(view.maze[arrow.leave])
  expect(after.barred).toBe('S2')
})

it('slides heights with their towers', () => {
  const view = towers.push.view as unknown as SlidingView
  const arrow = grid(5).arrow('W2')!
  const after = afterPush(view, { arrow, openings: rotate(view.spare, 1) })
  expect(after.heights![arrow.enter]).toBe(view.spare_height)
  expect(after.spare_height).toBe(view.heights![arrow.leave])
})

it('finds no way through walls, nor where a step may not be taken', () => {
  const view = classic.push.view as unknown as SlidingView
  expect(wayTo([5, 5, 5, 5, 5, 5, 5, 5, 5], 3, 0, 2)).toBeNull()
  const [next] = neighbours(view.maze, 7, 0)
  expect(wayTo(view.maze, 7, 0, next!, () => false)).toBeNull()
})

it('reads moves in notation', () => {
  expect(readPush(7, 'N4es')).toEqual({ arrow: grid(7).arrow('N4'), openings: 6 })
  expect(readPush(7, 'time:W6ns')!.arrow.name).toBe('W6')
  expect(readPush(7, 'c5')).toBeNull()
  expect(readPush(7, 'N8es')).toBeNull()
  expect(readWalk(7, 'c5')).toBe(30)
  expect(readWalk(5, 'c5+uj')).toBe(22)
  expect(readWalk(7, 'N4es')).toBeNull()
})

it('finds out which push lies between two tables', () => {
  const before = towers.push.view as unknown as SlidingView
  for (const text of Object.keys(towers.push.choices.pushes)) {
    const push = readPush(before.side, text)!
    expect(pushBetween(before, afterPush(before, push))).toEqual(push)
  }
  expect(pushBetween(before, before)).toBeNull()
  expect(pushBetween({ ...before, step: 'walk' }, afterPush(before, readPush(5, 'N2ns')!))).toBeNull()
})

it('knows one goal in the order of the stack, and all of them in any order', () => {
  expect(goalsOf(classic.push.view as unknown as SlidingView, 2)).toEqual(['sword'])
  const young = classic.young.view as unknown as SlidingView
  expect(goalsOf(young, 0)).toEqual(young.seats[0]!.cards)
  expect(goalsOf(young, null)).toEqual([])
})
