/**
 * Shows boards during development, without a server: `/dev.html?fixture=towers-3d&position=push`. Everything on the page
 * is in its address, too: `&scheme=dark&still&shared&labels&coordinates&deep&skin=plain&touch`. `&play` shows the whole
 * play area instead, also with `&language=de&contrast&pictures&onetap`. Not part of the page: `make board` builds it for
 * `tests/browser/test_boards.py`.
 */
import { signal } from '@preact/signals'
import { type ComponentChildren, type FunctionComponent, render } from 'preact'
import { applyPreferences, prefs } from '../device/prefs'
import { AnyBoard, flatSkin } from '../embed'
import type { BoardOptions } from '../embed/types'
import { board, type PlayProps } from '../games'
import { squaresOf } from '../games/sliding/board/geometry'
import { afterPush, readPush, type SlidingView } from '../games/sliding/board/maze'
import { follow, texts } from '../i18n'
import type { Catalogue, Choices, EditionInfo, GameEvent, SeatInfo, Table, View } from '../net/protocol'
import '../ui/base.css'
import { followWindow, usePlaySize } from '../ui/layout'
import { Toasts } from '../ui/Toast'
import '../ui/tokens.css'
import '../ui/drawn/palette.css'
import './dev.css'

interface Shown {
  view: View
  choices: Choices | null
}

const files = import.meta.glob<Record<string, Shown>>('../fixtures/*.json', { import: 'default' })
/** What the address asks for. */
let asked = new URLSearchParams(location.search)
const FIXTURES = ['classic-1986', 'garden-9', 'one-piece', 'towers-3d', 'go']
const SWITCHES = ['still', 'shared', 'labels', 'coordinates', 'deep', 'touch'] as const

/** Write one setting into the address, and show the page again. */
function choose(key: string, value: string | null): void {
  if (value === null) asked.delete(key)
  else asked.set(key, value)
  history.pushState(null, '', `?${asked}`)
  void main()
}

/** Straight lines instead of hedges, as an example of a skin. */
const plainSkin: typeof flatSkin = {
  ...flatSkin,
  tile: ({ openings }) =>
    `<rect width="100" height="100" rx="8" fill="#d9c89a"/><path d="${[0, 1, 2, 3]
      .filter((side) => (openings >> side) & 1)
      .map((side) => `M50 50${['V0', 'H100', 'V100', 'H0'][side]}`)
      .join('')}" stroke="#5b4a2a" stroke-width="30" stroke-linecap="round"/>`,
}

/** Settings of the board, from the address. */
function optionsOf(view: View, edition: EditionInfo): BoardOptions {
  const report = (what: string) => (touches.value = [what, ...touches.value].slice(0, 5))
  return {
    view,
    edition,
    reducedMotion: asked.has('still'),
    pace: Number(asked.get('pace') ?? 1),
    sharedDevice: asked.has('shared'),
    coordinates: asked.has('coordinates'),
    deep: asked.has('deep'),
    ...(asked.has('scheme') && { scheme: asked.get('scheme') as 'light' | 'dark' }),
    ...(asked.get('skin') === 'plain' && { skin: plainSkin }),
    ...(asked.has('touch') && { touch: { arrows: true } }),
    ...(asked.has('labels') && {
      labels: {
        board: 'maze',
        arrows: 'arrows',
        arrow: (name) => `push in at ${name}`,
        square: (name) => `at ${name}`,
      },
    }),
    onArrow: (name, how) => report(`${how} ${name}`),
    onSquare: report,
  }
}

const touches = signal<string[]>([])
const view = signal<View>({} as View) // replaced before it is shown
const events = signal<GameEvent | null>(null)

/** Show another view, as the result of a move. */
function play(move: string, after: View): void {
  const before = view.peek()
  const seat = (before as SlidingView).turn
  events.value = { seq: (events.peek()?.seq ?? 0) + 1, seat, kind: 'move', moves: [[seat, move]], before, after }
  view.value = after
}

/** Play a push that the position allows, with all it would open; then walk as far as possible, and so on. */
function next(choices: Choices | null): void {
  const now = view.peek() as SlidingView & View
  const pushes = Object.entries(
    (choices as { pushes?: Record<string, string | { reach: string }> } | null)?.pushes ?? {},
  )
  if (!pushes.length) return
  const last = reached.get(now)
  if (last) {
    const to = last[last.length - 1]!
    const seats = now.seats.map((seat, n) => (n === now.turn ? { ...seat, pawn: to } : seat))
    return play(`${String.fromCharCode(97 + (to % now.side))}${Math.floor(to / now.side) + 1}`, {
      ...now,
      seats,
      step: 'push',
    } as View)
  }
  const [text, walks] = pushes[Math.floor(Math.random() * pushes.length)]!
  const after = afterPush(now, readPush(now.side, text)!)
  reached.set(after, [...squaresOf(typeof walks === 'string' ? walks : walks.reach)])
  play(text, after)
}
/** The squares in reach after a push that was played here. */
const reached = new WeakMap<object, number[]>()

function Controls({ positions, choices }: { positions: string[]; choices: Choices | null }) {
  const { fixture, position } = scene()
  const chooser = (key: string, values: string[], chosen: string) => (
    <label>
      {key}{' '}
      <select value={chosen} onChange={({ currentTarget }) => choose(key, currentTarget.value)}>
        {values.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </select>
    </label>
  )
  return (
    <form style={{ display: 'flex', flexWrap: 'wrap', gap: '8px 16px', alignItems: 'center' }}>
      {chooser('fixture', FIXTURES, fixture)}
      {chooser('position', positions, position)}
      {chooser('scheme', ['light', 'dark'], asked.get('scheme') ?? 'light')}
      {chooser('skin', ['flat', 'plain'], asked.get('skin') ?? 'flat')}
      {chooser('pace', ['0.5', '1', '2', '4'], asked.get('pace') ?? '1')}
      {SWITCHES.map((key) => (
        <label key={key}>
          <input type="checkbox" checked={asked.has(key)} onChange={() => choose(key, asked.has(key) ? null : '')} />{' '}
          {key}
        </label>
      ))}
      <button type="button" class="btn" onClick={() => next(choices)}>
        Push, then walk
      </button>
      <button type="button" class="btn" onClick={() => choose('play', '')}>
        Play area
      </button>
      <output>{touches.value.join(' · ')}</output>
    </form>
  )
}

/** The position to be shown, and the file it is in. */
const scene = () => ({
  fixture: asked.get('fixture') ?? 'classic-1986',
  position: asked.get('position') ?? 'push',
})

/** The area around a board. */
function Area({ children }: { children: ComponentChildren }) {
  return (
    <main ref={usePlaySize()} class="dev">
      {children}
    </main>
  )
}

/** Show what the address asks for; what was shown before is gone with all its state. */
async function main(): Promise<void> {
  const now = (asked = new URLSearchParams(location.search))
  const { fixture, position } = scene()
  const place = document.getElementById('app')!
  render(null, place)
  prefs.theme.value = (asked.get('scheme') ?? asked.get('theme') ?? 'system') as 'light' | 'dark' | 'system'
  prefs.motion.value = asked.has('still') ? 'off' : 'on'
  prefs.contrast.value = asked.has('contrast')
  prefs.picturesOnly.value = asked.has('pictures')
  prefs.taps.value = asked.has('onetap') ? 'one' : 'two'
  prefs.language.value = asked.get('language') ?? 'en'
  await texts()
  const positions = await files[`../fixtures/${fixture}.json`]!()
  const shown = positions[position] ?? Object.values(positions)[0]!
  const games = (await files['../fixtures/games.json']!()) as unknown as Catalogue
  const game = games.games.find((one) => one.game === shown.view.game)!
  const edition = game.editions.find((one) => one.id === shown.view.edition)!
  const { Play } = asked.has('play') ? await board(shown.view.game) : { Play: null }
  if (asked !== now) return // something else is to be shown by now
  events.value = null
  view.value = shown.view
  if (Play) return render(<PlayArea {...{ Play, shown, edition }} />, place)
  const Page = () => (
    <main style={{ display: 'grid', gap: '24px', padding: '16px', maxWidth: '640px' }}>
      <Controls positions={Object.keys(positions)} choices={shown.choices} />
      <AnyBoard options={optionsOf(shown.view, edition)} view={view} events={events} />
    </main>
  )
  render(<Page />, place)
}

interface PlayAreaProps {
  Play: FunctionComponent<PlayProps>
  shown: Shown
  edition: EditionInfo
}

/** The whole play area, which sends its moves to the console. */
function PlayArea({ Play, shown, edition }: PlayAreaProps) {
  const seats = Array.isArray(shown.view.seats) ? shown.view.seats.length : 4
  return (
    <>
      <Area>
        <Play
          table={{ seats: [] as SeatInfo[] } as Table}
          edition={edition}
          view={view}
          choices={signal(shown.choices)}
          seat={shown.view.you}
          events={events}
          deadline={signal(null)}
          now={Date.now}
          move={async (text) => console.log('move', text)}
          hint={async () => []}
          names={['Ida', 'Jonas', 'Aiko', 'Sami'].slice(0, seats)}
          sharedDevice={asked.has('shared')}
        />
      </Area>
      <Toasts />
    </>
  )
}

applyPreferences()
followWindow()
follow()
addEventListener('popstate', () => void main())
void main()
