/** A maze that is laid by hand, change by change. The server decides which mazes are valid. */
import { useState } from 'preact/hooks'
import { pace, prefs } from '../../../device/prefs'
import { say } from '../../../i18n'
import { thingName, withColon } from '../../../i18n/words'
import { Refusal } from '../../../net/protocol'
import { Icon, type IconName } from '../../../ui/Icon'
import { Badge } from '../../../ui/Pawn'
import { sound } from '../../../ui/sound'
import type { EditorProps } from '../..'
import { flat } from '../board/art'
import { SPARE, type Square } from '../board/geometry'
import { type SlidingView, rotate, type Sliding } from '../board/maze'
import { plainDrawing } from '../board/picture'
import { SlidingBoard } from '../board/SlidingBoard'
import { Thing, themeOf } from '../board/Thing'
import { SparePicture } from '../board/Tiles'
import { arrowLabel, boardLabels, spareLabel, squareLabel, squareName } from '../speech/labels'
import '../styles/editor.css'

const TOOLS = ['turn', 'swap', 'pawn', 'goal', 'other'] as const
/** Turn a tile, swap two, set the pawn, choose the goals in their order, set the player to be blocked. */
type Tool = (typeof TOOLS)[number]

export const MOST_GOALS = 3

const tileAt = (view: SlidingView, square: Square): number => (square === SPARE ? view.spare : view.maze[square]!)

const withTile = (view: SlidingView, square: Square, tile: number): SlidingView =>
  square === SPARE
    ? { ...view, spare: tile }
    : { ...view, maze: view.maze.map((old, at) => (at === square ? tile : old)) }

/** The view with a tile turned by another quarter. */
export const withTurn = (view: SlidingView, square: Square): SlidingView =>
  withTile(view, square, rotate(tileAt(view, square), 1))

/** The view with two tiles swapped, with the treasures on them; pawns stay in place. */
export function withSwap(view: SlidingView, one: Square, other: Square): SlidingView {
  const [first, second] = [tileAt(view, one), tileAt(view, other)]
  const place = (at: Square) => (at === one ? other : at === other ? one : at)
  return {
    ...withTile(withTile(view, one, second), other, first),
    things: Object.fromEntries(Object.entries(view.things).map(([thing, at]) => [thing, place(at)])),
  }
}

const withSeat = (view: SlidingView, seat: number, change: Partial<SlidingView['seats'][number]>): SlidingView => ({
  ...view,
  seats: view.seats.map((one, n) => (n === seat ? { ...one, ...change } : one)),
})

export const pawnAt = (view: SlidingView, seat: number, square: Square): SlidingView =>
  withSeat(view, seat, { pawn: square })

/** The view with the treasure on this square added after the seat's other goals, or removed if it was one. */
export function goalAt(view: SlidingView, seat: number, square: Square): SlidingView {
  const thing = Object.keys(view.things).find((one) => view.things[one] === square)
  if (!thing) return view
  const { cards } = view.seats[seat]!
  const most = view.seats.length > 1 ? 1 : MOST_GOALS
  const now = cards.includes(thing) ? cards.filter((one) => one !== thing) : [...cards, thing].slice(-most)
  const others = view.seats.map((one, n) =>
    n === seat || !one.cards.includes(thing) ? one : { ...one, cards: one.cards.filter((card) => card !== thing) },
  )
  return withSeat({ ...view, seats: others }, seat, { cards: now, left: now.length })
}

/** Bar the arrow where the spare lies, so that it may not go back in (S5); unbar it if it is barred already. */
export const barAt = (view: SlidingView, arrow: string): SlidingView => ({
  ...view,
  barred: view.barred === arrow ? null : arrow,
})

/** The colour of the corner diagonally across the board. */
function acrossFrom(colour: string, homes: Record<string, Square>): string {
  const colours = Object.keys(homes)
  return colours[(colours.indexOf(colour) + Math.ceil(colours.length / 2)) % colours.length]!
}

/** The view with a player to be blocked: a pawn across, with the first free goal; or without one, if there was one. */
export function withOther(view: SlidingView, homes: Record<string, Square>): SlidingView {
  const [own] = view.seats
  if (view.seats.length > 1) return { ...view, seats: [own!] }
  const colour = acrossFrom(own!.colour, homes)
  const goal = Object.keys(view.things).find((thing) => !own!.cards.includes(thing))!
  const other = {
    ...own!,
    colour,
    home: homes[colour]!,
    pawn: homes[colour]!,
    cards: [goal],
    left: 1,
    found: [],
    finish: [],
  }
  return { ...view, seats: [{ ...own!, cards: own!.cards.slice(0, 1) }, other] }
}

/** The maze in the form the server expects when it checks a draft. */
export const draftOf = (view: SlidingView) => ({
  edition: view.edition,
  maze: view.maze,
  spare: view.spare,
  barred: view.barred,
  things: view.things,
  seats: view.seats.map(({ colour, pawn, cards }) => ({ colour, pawn, goals: cards })),
})

/** Lay a maze by hand: choose a tool, then touch squares, the spare or an arrow. Every change is reported. */
const ICONS: Partial<Record<Tool, IconName>> = { turn: 'replay', swap: 'copy', goal: 'trophy' }

export function SlidingEditor({ view, edition, fixed, onChange, onRefused }: EditorProps<Sliding>) {
  const [tool, setTool] = useState<Tool>('turn')
  const [held, hold] = useState<Square | null>(null)
  const [news, setNews] = useState('')
  const seat = tool === 'other' && view.seats.length > 1 ? 1 : 0
  const own = view.seats[0]!.colour
  const colourOf = (one: Tool): string => (one === 'pawn' ? own : acrossFrom(own, edition.homes))
  const names = [say('you'), say('editor-other')]
  const label = (square: Square) =>
    square === SPARE
      ? spareLabel(view, 0, edition)
      : squareLabel(view, square, { edition, names, seat: 0, reach: null })

  const change = (next: typeof view, square: Square) => {
    if (next === view) return
    sound('lay')
    onChange(next)
    setNews(
      square === SPARE
        ? spareLabel(next, 0, edition)
        : squareLabel(next, square, { edition, names, seat: 0, reach: null }),
    )
  }
  const choose = (next: Tool) => {
    hold(null)
    if (next === 'other' && (tool === 'other' || view.seats.length === 1)) onChange(withOther(view, edition.homes))
    setTool(next === 'other' && tool === 'other' ? 'turn' : next)
  }
  const touch = (square: Square) => {
    if ((tool === 'turn' || tool === 'swap') && fixed.has(square)) {
      sound('refused')
      onRefused(new Refusal('position.fixed_tiles', 'S1'))
    } else if (tool === 'turn') change(withTurn(view, square), square)
    else if (tool === 'swap') {
      if (held === null) {
        hold(square)
        setNews(say('editor-held', { tile: label(square) }))
      } else {
        hold(null)
        change(held === square ? view : withSwap(view, held, square), square)
      }
    } else if (square === SPARE) return
    else if (tool === 'pawn') change(pawnAt(view, 0, square), square)
    else if (tool === 'goal') change(goalAt(view, 0, square), square)
    // the opponent's pawn, or the opponent's goal where a treasure lies
    else change(hasThing(square) ? goalAt(view, seat, square) : pawnAt(view, seat, square), square)
  }
  const hasThing = (square: Square) => Object.values(view.things).includes(square)
  const goals = new Set(view.seats.flatMap(({ cards }) => cards.map((thing) => view.things[thing]!)))

  return (
    <div class="editor stack items-start" data-theme={themeOf(view)}>
      <div class="editor-tools flex wrap gap-8" role="radiogroup" aria-label={say('editor-tools')}>
        {TOOLS.map((one) => (
          <button
            key={one}
            type="button"
            role="radio"
            class="btn"
            aria-checked={tool === one}
            onClick={() => choose(one)}
          >
            {ICONS[one] ? <Icon name={ICONS[one]} /> : <Badge colour={colourOf(one)} />}
            <span class="caption">{say(`editor-${one}`)}</span>
          </button>
        ))}
      </div>
      <p class="editor-help caption m-0">{say(`editor-help-${tool}`)}</p>
      <div class="editor-board">
        <SlidingBoard
          look={{ ...plainDrawing(view, held !== null && held !== SPARE ? { squares: [held] } : {}), goals }}
          input={{
            pushing: true,
            chosen: null,
            open: new Set(view.maze.keys()),
            target: held,
            start: view.seats[0]!.pawn,
          }}
          labels={{
            ...boardLabels(),
            arrow: (arrow) => `${arrowLabel(arrow, arrow.name === view.barred)}. ${say('editor-barred')}`,
            square: label,
          }}
          reducedMotion={pace.value === 0}
          pace={pace.value}
          coordinates={prefs.coordinates.value}
          onArrow={(arrow, how) => (how === 'tap' || how === 'enter') && change(barAt(view, arrow.name), SPARE)}
          onSquare={touch}
        />
      </div>
      <div class="editor-side in-column gap-12">
        <button
          type="button"
          class={held === SPARE ? 'spare-tile held p-0 on-panel' : 'spare-tile p-0 on-panel'}
          aria-label={label(SPARE)}
          onClick={() => touch(SPARE)}
        >
          <SparePicture view={view} quarters={0} seed={view.maze.length + 1} skin={flat} pace={pace.value} />
        </button>
        {view.seats.map(({ colour, cards, home }, n) => (
          <ol
            key={colour}
            class="editor-goals flex wrap round-12 gap-4"
            data-colour={colour}
            aria-label={withColon(names[n] ?? '', say('editor-goal'))}
          >
            {cards.map((thing) => (
              <li key={thing}>
                <Thing thing={thing} />
                <span class="sr">{thingName(edition, thing)}</span>
              </li>
            ))}
            {!cards.length && (
              <li>
                <Icon name="home" />
                <span class="sr">{squareName(view, home)}</span>
              </li>
            )}
          </ol>
        ))}
      </div>
      <p class="sr" role="status" aria-live="polite">
        {news}
      </p>
    </div>
  )
}
