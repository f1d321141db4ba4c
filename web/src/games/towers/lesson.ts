import { nudge as inAnyMaze } from '../sliding/lesson'

/** What is turned here is a tower, and no tile. */
export function nudge(wanted: string, made: string): string {
  const said = inAnyMaze(wanted, made)
  return said === 'turn' ? 'tower' : said
}
