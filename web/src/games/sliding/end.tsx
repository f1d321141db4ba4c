/** Highlights of a finished sliding maze: every seat's finds, how close they came, and the most memorable turn. */
import type { ComponentChildren } from 'preact'
import { localName } from '../../i18n'
import type { EditionInfo, GameEvent } from '../../net/protocol'
import type { Missing, Sentence } from '..'
import { grid, type Square } from './board/geometry'
import { turnIn } from './speech/labels'
import { outward, type SlidingView, afterPush, wayTo, rotate } from './board/maze'
import { Thing } from './board/Thing'
import { teller } from './speech/narration'
import { finishOf } from './board/preview'
import './styles/end.css'

interface TrophiesProps {
  view: SlidingView
  edition: EditionInfo
  seat: number
  /** what else it has reached */
  children?: ComponentChildren
}

/** Everything a seat has found, side by side. */
export function Trophies({ view, edition, seat, children }: TrophiesProps) {
  const found = view.seats[seat]?.found ?? []
  return (
    <ul class="trophies flex wrap gap-4">
      {found.map((thing, n) => (
        <li
          class="stack wrap items-center on-panel2 circle"
          key={thing}
          title={localName(edition.things[thing])}
          style={{ '--nth': n }}
        >
          <Thing thing={thing} />
          <span class="sr">{localName(edition.things[thing])}</span>
        </li>
      ))}
      {children}
    </ul>
  )
}

/**
 * What a seat had still to do: some steps on an open way home, one push, the way home or out, or goals. A seat that has
 * found nothing was not close, however few goals there were.
 */
export function missing(view: SlidingView, seat: number): Missing | null {
  const own = view.seats[seat]
  if (!own) return null
  if (own.left) return missingGoals(own)
  const out = finishOf(view, seat) === 'exit'
  const way = out ? null : wayTo(view.maze, view.side, own.pawn, own.home)
  if (way && way.length > 1) return { how: 'steps', count: way.length - 1, far: way.length - 1 }
  const near = onePushAway(view, (after) => {
    const ends = out ? exits(after) : [own.home]
    return ends.some((end) => wayTo(after.maze, after.side, after.seats[seat]!.pawn, end))
  })
  return near ? { how: 'push', far: 100 } : { how: out ? 'out' : 'home', far: 200 }
}

/** The goals that a seat had still to find; when the game is over, all cards are known. */
export function missingGoals({
  left,
  found,
  cards,
}: Pick<SlidingView['seats'][number], 'left' | 'found' | 'cards'>): Missing {
  const [thing] = cards
  if (left > 1 || thing === undefined) return { how: 'goals', count: left, far: null }
  return { how: 'one', thing, far: found.length ? 300 : null }
}

/** The squares on the rim whose corridor leads off the board (K7). */
const exits = ({ maze, side }: Pick<SlidingView, 'maze' | 'side'>): Square[] =>
  maze.flatMap((openings, square) => (outward(side, square, openings) < 0 ? [] : [square]))

/** Whether any push would have opened the way, judged on the drawn maze. */
export function onePushAway<V extends SlidingView>(view: V, opens: (after: V) => boolean): boolean {
  const free = grid(view.side).arrows.filter(({ name }) => name !== view.barred)
  return free.some((arrow) =>
    [0, 1, 2, 3].some((quarters) => opens(afterPush(view, { arrow, openings: rotate(view.spare, quarters) }))),
  )
}

/** The find with the longest walk to it. */
export function best(events: GameEvent<SlidingView>[], edition: EditionInfo, names: string[]): Sentence | null {
  const narrate = teller(edition, names)
  const pushes = new Map<number, string>()
  let longest = 0
  let turn: Sentence | null = null
  for (const event of events) {
    const sentence = narrate(event)
    const over = turnIn(event, pushes)
    if (!over?.found.length) continue
    const { maze, side, seats } = event.before
    const way = wayTo(maze, side, seats[over.seat]!.pawn, over.view.seats[over.seat]!.pawn)?.length ?? 0
    if (sentence && way > longest) [longest, turn] = [way, sentence]
  }
  return turn
}
