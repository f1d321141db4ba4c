/** What is shared of a puzzle: how it was solved, without revealing it, or the whole puzzle in a link. */
import type { Story } from '../../net/apply'
import { origin } from '../origin'

const MOVES: Record<string, string> = { N: '↓', E: '←', S: '↑', W: '→' }

/** The pushes since the last restart. */
export function pushesOf(events: Pick<Story['events'][number], 'kind' | 'moves'>[]): string[] {
  const start = events.findLastIndex(({ kind }) => kind === 'undo') + 1
  return events
    .slice(start)
    .flatMap(({ moves }) => moves.map(([, text]) => text))
    .filter((text) => /^[NESW]\d/.test(text))
}

/** Same format as `wanderwall.puzzles.day.shared`. */
export const mazeLine = (number: number, par: number, pushes: string[]): string =>
  `wanderwall ${number} · ${pushes.length}/${par} · ${pushes.map((push) => MOVES[push[0]!]).join('')}`

export const rollLine = (number: number, par: number, tiles: number): string =>
  `wanderwall go ${number} · ${tiles}/${par}`

/**
 * A link that contains the whole puzzle in a form that the server can read, too: it shows the puzzle's picture wherever
 * the link is pasted.
 */
export const puzzleLink = (line: string): string => `${origin()}/puzzle?line=${encodeURIComponent(line)}`

/** The puzzle in a link; null if it cannot be one. Earlier links have it after a #. */
export function fromLink({ search, hash }: Pick<URL, 'search' | 'hash'>): string | null {
  try {
    return (new URLSearchParams(search).get('line') ?? decodeURIComponent(hash.replace(/^#/, ''))).trim() || null
  } catch {
    return null
  }
}
