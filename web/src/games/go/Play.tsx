/** Labyrinth Go! as it is played: look, lay, grab, and see what came of it. */
import { effect, untracked, useComputed, useSignal, useSignalEffect, type ReadonlySignal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { prefs } from '../../device/prefs'
import { named, say } from '../../i18n'
import { Refusal } from '../../net/protocol'
import { Icon } from '../../ui/Icon'
import { sound } from '../../ui/sound'
import { speak, speakHidden } from '../../ui/speech'
import type { PlayProps } from '../index'
import { Actions } from './Actions'
import { BoardPicture } from './BoardPicture'
import { boxOf } from './box'
import { meets, pictures } from './check'
import { CheckStage } from './CheckStage'
import { Clock } from './Clock'
import { CALL_MS, called, COUNT_MS } from './count'
import { Dice } from './Dice'
import { Drag } from './drag'
import { Field, joinedNames } from './Field'
import { squareName } from './fit'
import { useHint } from './hint'
import { begin, look, looked, since } from './memory'
import { Defs } from './pieces'
import { Seats } from './Seats'
import { OwnTable } from './table'
import { nextTouch, placing } from './touch'
import { Track } from './Track'
import { Floating, Tray } from './Tray'
import { solo, type GoChoices, type GoView, type Round } from './view'
import './look/index.css'

const FLASH_MS = 1100
const MISSED_MS = 2500

export function Play(props: PlayProps) {
  const { edition, seat, names } = props
  const people = props.table.seats
  const box = boxOf(edition)
  const view = props.view as unknown as ReadonlySignal<GoView>
  const choices = props.choices as ReadonlySignal<GoChoices | null>
  const now = view.value
  const alone = solo(now)

  const said = useSignal('')
  const whose = `${props.table.id} ${seat}`
  const count = useSignal<number | null>(now.step === 'play' && !alone ? called(since(whose, now.round)) : null)
  const check = useSignal<Round | null>(unseen(now, seat, whose) ? now.last : null)
  const flash = useSignal(false)
  const missed = useSignal<string | null>(null)
  const before = useRef(now)
  const fresh = useRef(now.step === 'ready' || (alone && now.layout?.length === 0))
  const root = useRef<HTMLDivElement>(null)

  const tell = (text: string): void => {
    said.value = said.value === text ? `${text}\u200b` : text
  }
  /** Said to readers, and aloud where no words are shown. */
  const announce = (text: string): void => {
    tell(text)
    speakHidden(text)
  }
  const refused = (reason: unknown): void => {
    if (!(reason instanceof Refusal) || typeof reason.details.picture !== 'string') return
    missed.value = reason.details.picture
  }
  const move = useRef(props.move)
  move.current = props.move
  const table = useMemo(() => new OwnTable(box, view, (text) => move.current(text), refused), [box, view, seat])
  const drag = useMemo(() => new Drag(table), [table])
  const free = useComputed(
    () =>
      !props.still &&
      count.value === null &&
      (solo(view.value) || check.value === null) &&
      view.value.step === 'play' &&
      choices.value?.placements !== undefined,
  )

  // a reader hears where tiles come to lie
  const heard = useRef(table.layout.peek())
  useSignalEffect(() => {
    const layout = table.layout.value
    const old = heard.current
    heard.current = layout
    if (!free.peek()) return
    const came = layout.find((lay) => !old.some(({ text }) => text === lay.text))
    const went = old.find((lay) => !layout.some(({ tile }) => tile === lay.tile))
    if (came) {
      sound('lay')
      const squares = came.squares.map((square) => squareName(box.side, square)).join(', ')
      const joined = meets(box, layout, came)
      const words = [
        say('go-play-lies', { tile: named(box.things[came.tile]), squares }),
        ...(box.tiles[came.tile]!.hole
          ? [say('go-play-hole', { picture: named(box.things[box.pictures[came.squares[0]!]!]) })]
          : []),
        say('go-play-joins', { count: joined.length, things: joinedNames(box, joined) }),
      ]
      tell(words.join(' '))
    } else if (went) tell(say('go-play-lifted', { tile: named(box.things[went.tile]) }))
  })

  // what has happened since the view we drew last: at once, or tiles could be touched for a frame before the count
  const happened = useRef<() => void>(() => {})
  useEffect(() => effect(() => (view.value, untracked(happened.current))), [view])
  happened.current = () => {
    const after = view.peek()
    const old = before.current
    if (after === old) return
    before.current = after
    if (old.round !== after.round || (old.step !== after.step && after.step !== 'over')) {
      drag.cancel()
      table.reset()
      fresh.current = true
    }
    if (after.last && after.last.round !== old.last?.round) {
      if (solo(after)) {
        flash.value = true
        sound('found')
        announce(say('go-play-right', { solved: after.solved ?? 0 }))
      } else check.value = after.last
    } else if (old.round !== after.round && after.roll.length) tellRoll(after)
    if (old.step === 'ready' && after.step === 'play') {
      begin(whose, after.round)
      count.value = called(0)
      check.value = null // onlookers have nobody to say that they have seen enough
    }
    after.seats.forEach((each, n) => {
      if (each.grabbed === null || old.seats[n]?.grabbed !== null) return
      sound('grab')
      if (n !== seat) announce(say('go-play-grabs', { name: names[n] ?? '', tile: each.grabbed }))
    })
  }
  const tellRoll = (at: GoView): void => {
    const things = at.roll.map((picture) => named(box.things[picture])).join(', ')
    tell(say('go-play-rolled', { things }))
    speak(things)
    if (at.step === 'ready' && seat !== null) speakHidden(say('go-play-look'), { after: true })
  }
  useEffect(() => {
    if (now.roll.length && !check.value) tellRoll(now)
  }, [])

  useEffect(() => {
    if (count.value === null) return
    announce(count.value > 0 ? String(count.value) : say('go-play-go'))
    sound(count.value > 0 ? 'step' : 'turn')
    const left = count.value
    const timer = setTimeout(() => (count.value = left > 0 ? left - 1 : null), left > 0 ? COUNT_MS : CALL_MS)
    return () => clearTimeout(timer)
  }, [count.value])
  useEffect(() => {
    if (!flash.value) return
    const timer = setTimeout(() => (flash.value = false), FLASH_MS)
    return () => clearTimeout(timer)
  }, [flash.value])
  useEffect(() => {
    if (missed.value === null) return
    const timer = setTimeout(() => (missed.value = null), MISSED_MS)
    return () => clearTimeout(timer)
  }, [missed.value])

  // what had the focus is gone: it goes to what comes next, so that keys work on
  const phase = check.value ? 'check' : count.value !== null ? 'count' : now.step
  const shown = useRef(phase)
  useEffect(() => {
    const changed = shown.current !== phase
    shown.current = phase
    if (!changed || (document.activeElement && document.activeElement !== document.body)) return
    const next = phase === 'ready' ? '.go-big' : phase === 'play' ? '.go-slot' : null
    if (next) root.current?.querySelector<HTMLElement>(next)?.focus({ preventScroll: true })
  }, [phase])

  const onward = (): void => {
    look(whose, now.last?.round ?? 0)
    check.value = null
    tellRoll(now)
  }
  const toBoard = (): void => root.current?.querySelector<HTMLElement>('.go-square[tabindex="0"]')?.focus()

  /** Keys work while the play area has the focus, or a tile is under way. */
  const keyed = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || !free.value) return
    const key = event.key.toLowerCase()
    const tile = table.held.value
    const pick = Object.keys(box.tiles)[Number(key) - 1] ?? (key === 'j' ? box.joker : undefined)
    if (pick !== undefined) {
      if (!table.hand.value.includes(pick) && !table.laid(pick)) return
      table.hold(pick)
      toBoard()
    } else if (key === 'r') {
      if (drag.tile.value) drag.turn(event.shiftKey ? -1 : 1)
      else if (tile && !table.turn(tile, event.shiftKey ? -1 : 1)) tell(say('go-play-no-room'))
    } else if (key === 'f') {
      if (drag.tile.value) drag.flip()
      else if (tile) table.flip(tile)
    } else if (key === 'escape') {
      drag.cancel()
      table.hold(null)
    } else if (key === 'g') table.call('grab')
    else return
    event.preventDefault()
  }
  useEffect(() => {
    const whileDragging = (event: KeyboardEvent): void => {
      if (drag.tile.value !== null && !root.current?.contains(document.activeElement)) keyed(event)
    }
    addEventListener('keydown', whileDragging)
    return () => {
      removeEventListener('keydown', whileDragging)
      drag.cancel()
    }
  }, [drag])

  const hinting = useHint(props, table, tell)
  const wants = props.marks?.move && free.value ? placing(box, props.marks.move) : null
  const call = count.value === null ? null : count.value > 0 ? String(count.value) : say('go-play-go')
  // finding them is half the game; children and onlookers are spared it
  const wanted = now.options.helper || prefs.picturesOnly.value || seat === null ? now.roll : []
  return (
    <div
      ref={root}
      class={`go${alone ? ' alone' : ''}${seat === null ? ' watching' : ''}`}
      onKeyDown={keyed}
      data-point={props.marks?.move && nextTouch(props.marks.move, table)}
    >
      <Defs />
      <p class="sr" role="status" aria-live="polite">
        {said.value}
      </p>
      {check.value && !alone ? (
        <CheckStage
          box={box}
          view={now}
          round={check.value}
          names={names}
          people={people}
          you={seat}
          tell={tell}
          {...(now.step === 'over' || (seat !== null && !props.choices.value) ? {} : { onward })}
        />
      ) : alone && now.outcome ? (
        <div class="go-field go-last">
          <div class="go-shadow" />
          <BoardPicture
            box={box}
            layout={now.last?.seats[0]!.layout ?? []}
            checked={now.last ? pictures(box, now.last.seats[0]!) : []}
          />
        </div>
      ) : (
        <div class="go-area go-playing">
          <div class="go-top">
            <Dice
              box={box}
              roll={now.roll}
              round={now.round}
              fresh={fresh.current && !props.still}
              marks={seat !== null}
            />
            <Clock deadline={props.deadline} now={props.now} />
          </div>
          {!alone && <h2 class="go-title caption">{say('go-play-round', { round: now.round })}</h2>}
          {!alone && (
            <Seats
              box={box}
              view={now}
              names={names}
              people={people}
              you={seat}
              results={null}
              shown={null}
              show={() => {}}
            />
          )}
          <div class="go-main">
            <Field
              table={table}
              drag={drag}
              free={free}
              wanted={wanted}
              lit={props.marks?.squares}
              place={[wants, hinting.spot].find((spot) => spot?.tile === table.held.value) ?? null}
              missed={missed}
              tell={tell}
            />
            {call !== null && (
              <div class="go-count" key={call} aria-hidden="true">
                {count.value === 0 && prefs.picturesOnly.value ? <Icon name="play" /> : call}
              </div>
            )}
            {flash.value && now.last && (
              <div class="go-flash" aria-hidden="true">
                <BoardPicture
                  box={box}
                  layout={now.last.seats[0]!.layout}
                  checked={pictures(box, now.last.seats[0]!)}
                />
                <b class="go-count">✓</b>
              </div>
            )}
          </div>
          {seat !== null && (
            <Tray table={table} drag={drag} free={free} early={now.step === 'ready'} toBoard={toBoard} />
          )}
          <Actions
            box={box}
            view={now}
            you={props.still ? null : seat}
            names={names}
            people={people}
            table={table}
            free={free}
            hint={hinting.ask}
            again={now.last && (() => (check.value = now.last))}
          />
          {seat !== null && <p class="go-keys caption">{say('go-play-keys')}</p>}
          {now.finish !== null && (
            <Track
              finish={now.finish}
              colours={now.seats.map((each) => each.colour)}
              names={names}
              at={now.seats.map((each) => each.track ?? 0)}
            />
          )}
        </div>
      )}
      <Floating table={table} drag={drag} />
    </div>
  )
}

/** Whether there is a check to look at: at the end, and between rounds until somebody has gone on. */
const unseen = (view: GoView, seat: number | null, whose: string): boolean =>
  view.step === 'over' ||
  (view.step === 'ready' && view.last !== null && !view.seats[seat ?? -1]?.ready && !looked(whose, view.last.round))
