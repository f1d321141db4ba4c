/** Kinds of puzzles: their tasks and signs, results, level, par and rating as pictures. */
import { PUZZLES, SHELF } from '../../games'
import { say } from '../../i18n'
import type { FreshPuzzle, PuzzleInfo } from '../../net/protocol'
import type { PuzzlePlayer } from '../../net/types'
import type { IconName } from '../../ui/Icon'

/** All kinds to choose from, with their tasks. */
export const KINDS = ['find', 'fewest', 'treasures', 'block', 'go'] as const

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

/** A result: own turns or tiles and par, attempts before, hints. Same as `wanderwall.puzzles.results.result_text`. */
export const resultText = ({ own, par, retries = 0, hints = 0 }: Result): string =>
  `${own}/${par}${marksOf({ retries, hints })}`

/** What a result costs in addition to turns. */
export const marksOf = ({ retries = 0, hints = 0 }: Pick<Result, 'retries' | 'hints'>): string =>
  (retries ? ` ↺${retries}` : '') + (hints ? ` 💡${hints}` : '')

export interface Result {
  own: number
  par: number
  retries?: number
  hints?: number
}

/** The attempt in words: which one it is, and the hints. */
export const attemptWords = ({ retries = 0, hints = 0 }: Pick<Result, 'retries' | 'hints'>): string =>
  `${say('puzzle-attempt', { number: retries + 1 })}, ${say('puzzle-hints', { hints })}`

/** A puzzle that was made: its kind, par if it has one, and level. */
export const madeWords = (puzzle: Pick<PuzzleInfo, 'kind' | 'edition' | 'par' | 'level' | 'decisive'>): string => {
  const [kind, { par, level }] = [say(`puzzles-kind-${taskOf(puzzle)}`), puzzle]
  return puzzle.decisive ? `${kind}: ${say('puzzles-level', { level })}` : say('puzzle-made', { kind, par, level })
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

const [WIDE, HIGH, EDGE] = [260, 80, 8]

/** The rating of the guest, and the curve of the latest tries: a full dot is right at the first try. */
export function Rating({ points, tries, latest }: PuzzlePlayer) {
  const ratings = latest.map(([rating]) => rating)
  const change = ratings.length > 1 ? ratings.at(-1)! - ratings.at(-2)! : 0
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)]
  const dots = latest.map(([rating, right], n) => ({
    x: EDGE + (n * (WIDE - 2 * EDGE)) / Math.max(1, latest.length - 1),
    y: HIGH - EDGE - ((rating - low) * (HIGH - 2 * EDGE)) / Math.max(40, high - low),
    right,
  }))
  return (
    <div class="rating in-column gap-6">
      <small class="caption muted bold">{say('puzzles-rating')}</small>
      <span class="in-row wrap gap-10">
        <b>{points}</b>
        {change !== 0 && (
          <span class="pill caption bold">
            {say('puzzles-rating-change', { change: `${change > 0 ? '+' : '−'}${Math.abs(change)}` })}
          </span>
        )}
      </span>
      {dots.length > 1 && (
        <svg class="block w-full" viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
          <polyline points={dots.map(({ x, y }) => `${x},${y}`).join(' ')} />
          {dots.map(({ x, y, right }, n) => (
            <circle key={n} class={right ? 'right' : ''} cx={x} cy={y} r="5" />
          ))}
        </svg>
      )}
      <small class="caption muted">{say(tries ? 'puzzles-rating-about' : 'puzzles-rating-new')}</small>
    </div>
  )
}
