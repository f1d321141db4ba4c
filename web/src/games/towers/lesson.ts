import { nudge as inAnyMaze } from '../sliding/lesson'

/** The kind of mistake, as in all sliding mazes, but a rotated piece is a tower, not a tile. */
export function nudge(wanted: string, made: string): string {
  const said = inAnyMaze(wanted, made)
  return said === 'turn' ? 'tower' : said
}
