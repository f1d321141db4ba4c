import { useComputed, useSignal, type Signal } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import type { ComponentProps, FunctionComponent } from 'preact'
import { pace } from '../../device/prefs'
import { board, type GameModule, type Sentence, end } from '../../games'
import { type PlaybackState, usePlaybackState } from '../../games/playbackState'
import { say, texts } from '../../i18n'
import { api } from '../../net/api'
import { eventsOf } from '../../net/protocol'
import type { Live } from '../../net/live'
import { Refusal, type EditionInfo, type Outcome, type Table, type View, type GameEvent } from '../../net/protocol'
import type { NewScreen } from '../../net/types'
import { moveFocus, keepScreenOn } from '../../ui/hooks'
import { Icon } from '../../ui/Icon'
import { usePlaySize } from '../../ui/layout'
import { Face, Player } from '../../ui/Pawn'
import { sound } from '../../ui/sound'
import { speak } from '../../ui/speech'
import { toast, showError } from '../../ui/Toast'
import { namesOf } from '../shared/bots'
import { useTheme, useTurnBadge, useFetch } from '../shared/hooks'
import { Loading } from '../shared/Placeholder'
import { tvInFront } from '../shared/tables'
import { Bar, type Sofa } from './Bar'
import type { Questions } from './Curtain'
import type { Ending } from './Ending'
import { Connection } from './Presence'
import {
  useLeavers,
  isPaused,
  isSimultaneous,
  curtainSeats,
  isTurnOver,
  sharedSeats,
  isMyTurn,
  turnOf,
} from './seating'
import { Bubbles } from './Signs'

/** Came late, found no free seat while the table waited, or the seat is on another device now. */
export type WatchReason = 'late' | 'full' | 'lost'

interface PlayProps {
  live: Live
  table: Table
  edition: EditionInfo
  /** Set on a TV. */
  tv?: NewScreen | undefined
  /** Why this device only watches, if it does. */
  watches?: WatchReason
}

/** How long the board pauses before the curtain falls or the end is announced. */
const WATCH_MS = 900

/** The game's part of the page; what did not load over a bad connection is requested again when it is back. */
function useGameModule({ game }: Table, live: Live): GameModule | null {
  const [module, setModule] = useState<GameModule | null>(null)
  useEffect(() => {
    if (!module) void board(game).then(setModule, () => showError(new Refusal('page.offline')))
  }, [game, live.status.value])
  return module
}

/** Loaded where a device is shared, before anybody hands it over, or where a question is asked. */
function LazyQuestions(props: ComponentProps<typeof Questions>) {
  const { value: part, error } = useFetch(() => import('./Curtain'), [props.live.status.value === 'lost'])
  if (part) return <part.Questions {...props} />
  return props.seats.length ? <Loading lost={error !== null} /> : null
}

/** The frame around a board in play. */
export function Play({ live, table, edition, tv, watches = 'late' }: PlayProps) {
  const screen = tv !== undefined
  const module = useGameModule(table, live)
  /** Whether the end is shown; null: it has not been announced yet. */
  const [ended, setEnded] = useState<boolean | null>(table.status === 'over' || null)
  const peeking = useSignal(false)
  const area = usePlaySize()
  const ready = useComputed(() => live.view.value !== null)
  const playback = usePlaybackState(live, module?.paced ?? false)
  const names = namesOf(table, screen ? [] : live.seats.value)
  const handover = sharedSeats(live.seats.value, screen)
  const open = live.open.value
  const seat = screen ? null : open
  const shown = playback.view.value
  const idle = !playback.busy.value
  const turn = turnOf(shown)
  const over = table.status === 'over' && idle
  const waiting = idle ? curtainSeats(table, shown, handover, open) : []

  const sofa = useSofa(table, live, isSimultaneous(shown))
  const paused = !screen && isPaused(table, live.seats.value)
  const myTurn = !over && isMyTurn(turn, seat, live.seats.value, screen)

  useLeavers(live, table, names, !isSimultaneous(shown))
  useTheme(module, edition)
  useTurnBadge(Number(myTurn), myTurn ? say('turn-yours') : '')
  useEffect(() => {
    if (!idle || !isTurnOver(table, shown, handover, open)) return
    const fall = setTimeout(() => live.reveal(null), 200 + WATCH_MS * pace.value)
    return () => clearTimeout(fall)
  }, [shown, idle, open, handover.length])
  useEffect(() => {
    if (over || turn === null) return
    if (live.seats.value.includes(turn) && !screen && module) sound('turn') // no call for players who just arrived
    speak(myTurn ? say('turn-yours') : say('turn-of', { name: names[turn] ?? '' }))
  }, [turn])
  useEffect(() => {
    if (!over || ended !== null) return
    const announce = () => {
      setEnded(true)
      sound(endingSound(table.outcome, screen ? [] : live.seats.value))
    }
    const show = setTimeout(announce, 300 + (module?.watch?.(live.view.value!) ?? WATCH_MS) * pace.value)
    return () => clearTimeout(show)
  }, [over])
  useEffect(() => keepScreenOn(), [])
  useEffect(() => {
    if (module && ready.value) live.begin() // the board has just been drawn
  }, [module, ready.value])
  useWatchNote(live, screen || table.status !== 'playing', watches)

  const story = async () => eventsOf(await api.story(table.id))
  const move = async (text: string): Promise<void> => {
    if (seat === null) throw new Refusal('table.wrong_key')
    await live.move(seat, text).catch(refused)
  }
  const refused = (error: unknown): never => {
    sound('refused')
    if (!(error instanceof Refusal && module?.answers?.includes(error.code))) showError(error, edition.things)
    throw error
  }

  /** On a shared device a goal card is visible only while a player holds it, or the button in the bar. */
  const sharedDevice = handover.length > 1 && seat !== null && table.status === 'playing' && module?.secrets !== false
  const shy = sharedDevice && (peeking.value ? 'shy peeking' : 'shy')
  const press = (event: Event) => {
    if (sharedDevice && (event.target as Element).closest?.('.secret')) holdWhilePressed(peeking)
  }
  /** The button of the curtain is gone then: move the focus of keyboard players to the board. */
  const uncover = (who: number) => {
    live.reveal(who)
    moveFocus(area.current)
  }

  return (
    <div class={['frame stack clip', screen && 'screen', table.puzzle && 'asks'].filter(Boolean).join(' ')}>
      <Bar
        live={live}
        turn={turn}
        atOnce={isSimultaneous(shown)}
        again={playback.again.value}
        over={over}
        table={table}
        edition={edition}
        names={names}
        seat={seat}
        screen={screen}
        sofa={tv ? { code: tv.code } : sofa}
        peeking={sharedDevice ? peeking : null}
        story={
          module?.teller && (
            <Story {...{ table, edition, names, story }} teller={module.teller} upto={playback.seq.value} />
          )
        }
        onEnding={() => setEnded(true)}
      />
      <Connection live={live} />
      <main
        ref={area}
        class={['play-area min-w-0 min-h-0 relative', sofa?.hand && 'hand', shy].filter(Boolean).join(' ')}
        onPointerDown={press}
        inert={paused}
      >
        {module && ready.value && (
          <module.Play
            key={`${table.id} ${seat}`}
            table={table}
            edition={edition}
            view={live.view as Signal<View>}
            choices={live.choices}
            seat={seat}
            events={live.events}
            stage={playback as PlaybackState}
            story={story}
            deadline={live.deadline}
            now={live.now}
            move={move}
            undo={table.undo && seat !== null ? () => live.undo(seat).catch(refused) : undefined}
            hint={table.hints && seat !== null ? () => live.hint(seat).catch(refused) : undefined}
            skip={seat === null ? undefined : live.skip}
            names={names}
            still={screen || over}
            sharedDevice={sharedDevice}
            peeking={peeking.value}
            hand={sofa?.hand}
            tv={!!tv}
          />
        )}
      </main>
      <Bubbles live={live} table={table} names={names} />
      {(handover.length > 1 || table.turn_back || paused) && (
        <LazyQuestions {...{ live, table, names }} seats={waiting} onOpen={uncover} />
      )}
      {module?.paced && over && ended === null && table.outcome && (
        <Winner table={table} names={names} outcome={table.outcome} />
      )}
      {ended && table.outcome && (
        <End
          live={live}
          table={table}
          edition={edition}
          names={names}
          screen={screen}
          module={module}
          onClose={() => setEnded(false)}
        />
      )}
    </div>
  )
}

/** Say once why this device only watches. */
function useWatchNote(live: Live, plays: boolean, why: WatchReason): void {
  useEffect(() => {
    if (!plays && !live.seats.value.length) toast(say(`watch-${why}`))
  }, [])
}

/** The TV that shows this table to a player with a phone, and whether the phone leaves the board to it. */
function useSofa(table: Table, live: Live, together: boolean): Sofa | null {
  const [whole, setWhole] = useState(false)
  if (live.seats.value.length !== 1 || !table.tvs.length) return null
  if (together) return { code: table.tvs[0]! } // each plays on a board of their own
  const near = table.tvs.find((one) => one === tvInFront.value)
  const code = near ?? table.tvs[0]!
  const hand = near !== undefined && !whole
  const onToggle = () => {
    tvInFront.value = code // who came by another link is in front of this TV, too
    setWhole(hand)
  }
  return { code, hand, onToggle }
}

/** Who has won, while the board still shows it. */
function Winner({ table, names, outcome: { winners, reason, scores } }: WinnerProps) {
  const [seat] = winners
  if (seat === undefined || table.puzzle || winners.length > 1 || table.seats.length < 2 || !scores[seat]) return null
  const name = names[seat] ?? ''
  const you = name === say('you') ? 'yes' : 'no'
  return (
    <p class="winner in-row gap-12 pill on-panel" aria-hidden="true">
      <Player seat={table.seats[seat]!} />
      <span class="caption">{say('end-home', { name, you, reason })}</span>
    </p>
  )
}

/** The sound of the end: for winners and spectators, for losers, and where nobody has scored. */
function endingSound(outcome: Table['outcome'], mine: number[]): 'win' | 'lost' | 'turn' {
  if (!outcome?.scores.some((score) => score > 0)) return 'turn'
  return mine.length && !mine.some((seat) => outcome.winners.includes(seat)) ? 'lost' : 'win'
}

/** Set until the pointer is released, wherever it is by then. */
function holdWhilePressed(held: Signal<boolean>): void {
  held.value = true
  const ends = ['pointerup', 'pointercancel', 'blur']
  const done = () => {
    for (const end of ends) removeEventListener(end, done)
    held.value = false
  }
  for (const end of ends) addEventListener(end, done)
}

interface WinnerProps {
  table: Table
  names: string[]
  outcome: Outcome
}

interface StoryProps {
  table: Table
  edition: EditionInfo
  names: string[]
  teller: NonNullable<GameModule['teller']>
  story: () => Promise<GameEvent[]>
  /** What the board has not shown yet is left out. */
  upto: number
}

/** Everything that happened at this table, the latest first, also for players who came late. */
function Story({ table, edition, names, teller, story, upto }: StoryProps) {
  const [turns, setTurns] = useState<Sentence[] | null>(null)
  useEffect(() => {
    const describe = teller(edition, names)
    story().then(
      (events) => setTurns(events.filter(({ seq }) => seq <= upto).flatMap((event) => describe(event) ?? [])),
      showError,
    )
  }, [])
  if (!turns) return <p class="note">{say('table-connecting')}</p>
  if (!turns.length) return <p class="note">{say('story-empty')}</p>
  return (
    <ol class="story stack gap-8" reversed>
      {[...turns].reverse().map(({ seat, text, arrow }, n) => (
        <li class="in-row on-panel2 round-12 gap-10" key={turns.length - n}>
          {table.seats[seat] && <Face seat={table.seats[seat]} />}
          <span>{text}</span>
          {arrow !== undefined && <Icon name="arrow" turn={arrow} />}
        </li>
      ))}
    </ol>
  )
}

/** The end of a game or puzzle: fetched when it is needed, and again when the connection is back. */
function End(props: Omit<ComponentProps<typeof Ending>, 'gameEnd'>) {
  const { live, table } = props
  const { value: Part } = useFetch(async (): Promise<FunctionComponent<typeof props>> => {
    if (!table.puzzle) {
      const [{ Ending }, gameEnd] = await Promise.all([import('./Ending'), end(table.game), texts('ending')])
      return (how) => <Ending {...how} gameEnd={gameEnd} />
    }
    const [{ PuzzleEnding }] = await Promise.all([import('../puzzles/PuzzleEnding'), texts('puzzles')])
    return PuzzleEnding
  }, [live.status.value === 'lost'])
  return Part && <Part {...props} />
}
