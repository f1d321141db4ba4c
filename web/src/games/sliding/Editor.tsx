/** Lay a maze by hand: choose a tool, then touch squares, the spare or an arrow. Every change is reported. */
import { useState } from 'preact/hooks'
import { say } from '../../i18n'
import { withColon } from '../../i18n/words'
import { Refusal } from '../../net/protocol'
import { Icon, type IconName } from '../../ui/Icon'
import { Badge } from '../../ui/Pawn'
import { sound } from '../../ui/sound'
import type { EditorProps } from '..'
import { acrossFrom, goalAt, barAt, pawnAt, withSwap, type Tool, TOOLS, withTurn, withOther } from './draft'
import { SPARE, type Square } from './geometry'
import { arrowLabel, spareLabel, squareLabel, squareName, thingName } from './labels'
import { plainDrawing } from './look'
import type { Sliding } from './maze'
import { flat } from './skin'
import { SlidingBoard } from './SlidingBoard'
import { SparePicture } from './Spare'
import { Thing } from './Thing'
import { themeOf } from './theme'
import './editor.css'

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
    <div class="editor" data-theme={themeOf(view)}>
      <div class="editor-tools" role="radiogroup" aria-label={say('editor-tools')}>
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
      <p class="editor-help caption">{say(`editor-help-${tool}`)}</p>
      <div class="editor-board">
        <SlidingBoard
          look={{ ...plainDrawing(view, held !== null && held !== SPARE ? { squares: [held] } : {}), goals }}
          arrows={{
            chosen: null,
            active: true,
            label: (arrow) => `${arrowLabel(arrow, arrow.name === view.lies)}. ${say('editor-barred')}`,
            onChoose: (arrow, how) => (how === 'tap' || how === 'enter') && change(barAt(view, arrow.name), SPARE),
          }}
          squares={{
            label,
            open: new Set(view.maze.keys()),
            target: held,
            start: view.seats[0]!.pawn,
            onSquare: touch,
          }}
        />
      </div>
      <div class="editor-side">
        <button
          type="button"
          class={held === SPARE ? 'spare-tile held' : 'spare-tile'}
          aria-label={label(SPARE)}
          onClick={() => touch(SPARE)}
        >
          <SparePicture view={view} quarters={0} seed={view.maze.length + 1} skin={flat} />
        </button>
        {view.seats.map(({ colour, cards, home }, n) => (
          <ol
            key={colour}
            class="editor-goals"
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
