// Check the push simulator against golden.txt, which was written by the rules.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { letters } from './choose.mjs'
import { pawnAfter, push, reach, thingAfter, turns } from './maze.mjs'

test('every position of golden.txt', () => {
  const text = readFileSync(new URL('golden.txt', import.meta.url), 'utf8')
  const positions = text.split('\n').filter((line) => line && !line.startsWith('#'))
  assert.ok(positions.length > 100)
  for (const position of positions) {
    const [sideText, before, spare, move, pawn, thing, ...expected] = position.split(' ')
    const side = Number(sideText)
    const arrow = move.replace(/[nesw]+$/, '')
    const tile = turns(parseInt(spare, 16)).find((way) => arrow + letters(way) === move)
    const { tiles, out } = push(side, [...before].map((digit) => parseInt(digit, 16)), arrow, tile)
    const stands = pawnAfter(side, arrow, Number(pawn))
    const lies = thingAfter(side, arrow, Number(thing))
    const reached = reach(side, tiles, stands)
    const after = tiles.map((each) => each.toString(16)).join('')
    const seen = tiles.map((_, square) => (reached.has(square) ? 'x' : '.')).join('')
    assert.deepEqual([after, out.toString(16), String(stands), String(lies), seen], expected)
  }
})
