/** What the end of a sliding maze has to tell: what everybody found, how near they came, and the turn to remember. */
import { named } from '../../i18n'
import type { EditionInfo, GameEvent } from '../../net/protocol'
import type { Sentence } from '..'
import { grid } from './geometry'
import { turnIn } from './labels'
import { type SlidingView, slid, wayTo } from './maze'
import { Thing } from './Thing'
import { teller } from './narration'
import { turned } from './tiles'
import './look/end.css'

interface TrophiesProps {
  view: SlidingView
  edition: EditionInfo
  seat: number
}

/** Everything a seat has found, side by side. */
export function Trophies({ view, edition, seat }: TrophiesProps) {
  const found = view.seats[seat]?.found ?? []
  return (
    <ul class="trophies">
      {found.map((thing, n) => (
        <li key={thing} title={named(edition.things[thing])} style={{ '--nth': n }}>
          <Thing thing={thing} />
          <span class="sr">{named(edition.things[thing])}</span>
        </li>
      ))}
    </ul>
  )
}

/** How near a seat came that has not won: one push from home, only the way home, or one treasure. */
export function nearly(view: SlidingView, seat: number): 'push' | 'home' | 'one' | null {
  const own = view.seats[seat]
  if (!own || own.left > 1) return null
  if (own.left === 1) return 'one'
  return !view.heights && isOnePushAway(view, seat, own.home) ? 'push' : 'home'
}

/** Whether any push would have opened the way, as the board draws it; heights have their own price. */
function isOnePushAway(view: SlidingView, seat: number, goal: number): boolean {
  const free = grid(view.side).arrows.filter(({ name }) => name !== view.lies)
  return free.some((arrow) =>
    [0, 1, 2, 3].some((quarters) => {
      const { maze, side, seats } = slid(view, { arrow, openings: turned(view.spare, quarters) })
      return wayTo(maze, side, seats[seat]!.pawn, goal) !== null
    }),
  )
}

/** The find with the longest way to it. */
export function best(events: GameEvent<SlidingView>[], edition: EditionInfo, names: string[]): Sentence | null {
  const tell = teller(edition, names)
  const pushes = new Map<number, string>()
  let longest = 0
  let turn: Sentence | null = null
  for (const event of events) {
    const sentence = tell(event)
    const over = turnIn(event, pushes)
    if (!over?.found.length) continue
    const { maze, side, seats } = event.before
    const way = wayTo(maze, side, seats[over.seat]!.pawn, over.view.seats[over.seat]!.pawn)?.length ?? 0
    if (sentence && way > longest) [longest, turn] = [way, sentence]
  }
  return turn
}
