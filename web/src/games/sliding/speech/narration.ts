/** Turns as everyday sentences; with squares and arrows for players who want them. */
import { batch, effect, type ReadonlySignal, signal } from '@preact/signals'
import { prefs } from '../../../device/prefs'
import { say } from '../../../i18n'
import { capital, joinWords, thingPhrase, withColon } from '../../../i18n/words'
import type { EditionInfo, GameEvent } from '../../../net/protocol'
import type { Sentence } from '../..'
import { type Arrow, grid } from '../board/geometry'
import { someone, squareName, turnWords, turnIn, type TurnMade } from './labels'
import type { SlidingView } from '../board/maze'

/** The name of an arrow next to squares, which have letters: its direction, and the line it moves. */
export const arrowSign = (arrow: Arrow): string => ({ N: '↓', S: '↑', W: '→', E: '←' })[arrow.on] + (arrow.line + 1)

/** How far a symbol that points right is rotated, to point where this arrow pushes. */
export const arrowTurn = ({ on }: Arrow): number => ({ N: 90, S: 270, W: 0, E: 180 })[on]

/** A turn as text; `found`: what it found, as grammatical objects. */
export function turnText(
  { seat, push, how, view }: Omit<TurnMade, 'found'>,
  found: string[],
  names: string[],
  edition: EditionInfo,
): string | null {
  const arrow = grid(view.side).arrow(push)
  const things = joinWords(found)
  const { pawn } = view.seats[seat]!
  if (prefs.coordinates.value) {
    const places = [arrow && arrowSign(arrow), squareName(view, pawn), things && `– ${things}`]
    return withColon(names[seat] ?? '', places.filter(Boolean).join(' '))
  }
  if (!arrow) return null
  const lies = Object.keys(view.things).find((thing) => view.things[thing] === pawn)
  const to = how === 'walk' && lies !== undefined ? 'to' : how
  return say('sliding-turn', {
    ...someone(names[seat]),
    on: arrow.on,
    line: arrow.line + 1,
    how: found.length ? 'found' : to,
    thing: things || (lies === undefined ? '' : thingPhrase(edition, lies)),
  })
}

/** A finished turn as it is shown to the others. */
export interface TurnLine {
  seat: number
  text: string
  /** The same without the name, next to the player. */
  short: string
  /** The name of the arrow. */
  push: string | null
  found: string[]
  /** The number of lines of the board. */
  side: number
}

/** Turn events into lines, one when each turn is over. */
function reader(edition: EditionInfo, names: string[]): (event: GameEvent<SlidingView>) => TurnLine | null {
  const pushes = new Map<number, string>()
  const nameless = names.map(() => '')
  return (event) => {
    const turn = turnIn(event, pushes)
    if (!turn) return null
    const { seat, push, found, how, view } = turn
    const things = found.map((thing) => thingPhrase(edition, thing))
    const text = turnText(turn, things, names, edition)
    // what the clock did needs the name
    const short = how === 'time' ? text : turnText(turn, things, nameless, edition)
    return text ? { seat, text, short: capital(short!.trim()), push, found, side: view.side } : null
  }
}

/** Turn events into sentences, one when each turn is over. */
export function teller(edition: EditionInfo, names: string[]): (event: GameEvent<SlidingView>) => Sentence | null {
  const read = reader(edition, names)
  return (event) => {
    const line = read(event)
    const arrow = line && grid(line.side).arrow(line.push)
    return line && { seat: line.seat, text: line.text, ...(arrow && { arrow: arrowTurn(arrow) }) }
  }
}

/** What a reader plans with the first touch. */
interface Planned {
  arrow: ReadonlySignal<string | null>
  quarters: ReadonlySignal<number>
  target: ReadonlySignal<number | null>
}

/** The last turn of each seat since the reader's own, until the reader begins a turn. */
export class News {
  /** By seat, the latest last. */
  readonly lines = signal<readonly TurnLine[]>([])
  /** Whether the reader has touched the board since the latest line. */
  readonly isRead = signal(true)
  private readonly read: (event: GameEvent<SlidingView>) => TurnLine | null

  /** `seat`: whose turns end the news; null: everybody's turns are news. */
  constructor(
    edition: EditionInfo,
    names: string[],
    private readonly seat: number | null,
  ) {
    this.read = reader(edition, names)
  }

  /** A turn that was shown; `events` may be parts of one. */
  readonly hear = (...events: readonly GameEvent<SlidingView>[]): void => {
    for (const event of events) {
      const line = this.read(event)
      const isTakenBack = event.kind === 'undo' && event.before.turn !== event.after.turn
      if (isTakenBack) this.forget((one) => one.seat !== event.after.turn)
      else if (line && line.seat === this.seat) this.forget(() => false)
      else if (line) {
        this.forget((one) => one.seat !== line.seat)
        batch(() => {
          this.lines.value = [...this.lines.value, line]
          this.isRead.value = false
        })
      }
    }
  }

  /** The reader begins to plan: the news has been read. */
  readonly readWith = ({ arrow, quarters, target }: Planned): (() => void) =>
    effect(() => {
      if (arrow.value !== null || quarters.value || target.value !== null) this.isRead.value = true
    })

  private forget(keep: (line: TurnLine) => boolean): void {
    this.lines.value = this.lines.value.filter(keep)
  }
}

/**
 * The same for screen readers, in the words of the log: other seats' turns with squares for players who want them, the
 * reader's own as “you”.
 */
export function reporter(
  edition: EditionInfo,
  names: string[],
  seat: number | null,
): (event: GameEvent<SlidingView>) => string | null {
  const narrate = teller(edition, names)
  const pushes = new Map<number, string>()
  return (event) => {
    const own = narrate(event)?.text
    const text = turnWords(event, edition, names, pushes)
    return (!(prefs.coordinates.value && event.before.turn !== seat) && own) || text
  }
}
