/** Kinds of puzzles: their tasks and signs, when they are solved, level and par as pictures. */
import { PUZZLES, SHELF } from '../../games'
import type { FreshPuzzle, Table } from '../../net/protocol'
import type { IconName } from '../../ui/Icon'

/** The game a puzzle is played in. */
export const gameOf = ({ kind, edition }: Pick<FreshPuzzle, 'kind' | 'edition'>): string =>
  SHELF.find((one) => one.edition === edition)?.game ?? gameOfKind(kind) ?? 'classic'

/** The game that alone has puzzles of this kind. */
const gameOfKind = (kind: string): string | undefined =>
  Object.keys(PUZZLES).find((game) => PUZZLES[game]!.kinds?.includes(kind))

/** The task, as the key of its texts: a game may mean another one by the same kind. */
export const taskOf = (puzzle: Pick<FreshPuzzle, 'kind' | 'edition'>): string =>
  PUZZLES[gameOf(puzzle)]?.tasks?.[puzzle.kind] ?? puzzle.kind

/** What is compared with par. */
export const unitOf = ({ kind }: Pick<FreshPuzzle, 'kind'>): 'tiles' | 'turns' =>
  PUZZLES[gameOfKind(kind) ?? '']?.unit ?? 'turns'

/** The task as a sign, for those who do not read: one push, several turns, one after the other, stop, home, a roll. */
export const signOf = (puzzle: Pick<FreshPuzzle, 'kind' | 'edition'>): IconName => SIGNS[taskOf(puzzle)] ?? 'maze'

const SIGNS: Record<string, IconName> = {
  find: 'arrow',
  fewest: 'last',
  treasures: 'list',
  block: 'stop',
  home: 'home',
  go: 'dice',
}

/**
 * Whether the puzzle was solved: a roll was solved, the opponent was blocked, or the goals were found, which is the
 * only end of the other kinds.
 */
export function isSolved({ puzzle, outcome, seats }: Pick<Table, 'puzzle' | 'outcome' | 'seats'>): boolean {
  if (!outcome) return false
  const other = seats.findIndex(({ kind }) => kind === 'bot')
  if (puzzle?.kind === 'block') return outcome.reason === 'turn_limit' || !outcome.winners.includes(other)
  return outcome.scores[0]! > 0 || outcome.reason !== 'solo'
}

/** Difficulty, for those who do not read. */
export const Level = ({ level }: { level: number }) => (
  <span class="level inline-flex gap-4" aria-hidden="true">
    {[1, 2, 3, 4, 5].map((one) => (
      <i key={one} class={one <= level ? 'on circle' : 'circle'} />
    ))}
  </span>
)

/** More stones than this are not drawn one by one. */
const MOST = 12

/** Turns and par without words: a stone for each turn of par, filled once made; turns beyond par look different. */
export function Par({ own, par }: { own: number; par: number }) {
  return (
    <span class="par-dots inline-flex wrap" aria-hidden="true">
      {Array.from({ length: Math.min(MOST, Math.max(own, par)) }, (_, n) => (
        <i key={n} class={n >= par ? 'over' : n < own ? 'made' : ''} />
      ))}
    </span>
  )
}
