import { describe, expect, it } from 'vitest'
import classic from '../../../fixtures/classic-1986.json'
import garden from '../../../fixtures/garden-9.json'
import towers from '../../../fixtures/towers-3d.json'
import { grid, SPARE, squaresOf } from './geometry'
import { neighbours, pushBetween, readPush, readWalk, type SlidingView, afterPush, wayTo, rotate } from './maze'
import { previewOf, goalsOf } from './preview'

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
