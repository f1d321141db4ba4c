import { useEffect, useState } from 'preact/hooks'
import { OFFLINE, OFFERS_OFFLINE } from '../../device/offline'
import { prefs } from '../../device/prefs'
import { storageSignal } from '../../device/storage'
import { has, locale, say } from '../../i18n'
import { capital, duration, joinWords } from '../../i18n/words'
import type { GameEnd, GameModule, Sentence } from '../../games'
import { api } from '../../net/api'
import { keep } from '../../net/keys'
import type { Live } from '../../net/live'
import type { EditionInfo, Outcome, Rematch, Table, View } from '../../net/protocol'
import { eventsOf } from '../../net/protocol'
import { offlineCopy } from '../../net/transport'
import { Button, LinkButton } from '../../ui/Button'
import { Confetti, Dialog } from '../../ui/Dialog'
import { Switch } from '../../ui/fields'
import { Player } from '../../ui/Pawn'
import { speakCaption } from '../../ui/speech'
import { namesOf } from '../shared/bots'
import { showError } from '../../ui/Toast'
import { go } from '../shared/router'
import { WhoBegins } from '../setup/Who'
import { megabytes } from '../shared/Placeholder'
import { EndingFilm, EndingPicture } from './EndingPicture'
import { lackWords, Ranking, winWords } from './Ranking'
import './styles/ending.css'

/** How long the end of a game is shown before its players return to their room. */
const ROOM_MS = 8000

/** Whether this device has been offered to keep the game. */
const offered = storageSignal('keep-offered', false)

interface Props {
  live: Live
  table: Table
  edition: EditionInfo
  names: string[]
  screen: boolean
  module: GameModule | null
  /** what the game itself shows about how it ended */
  gameEnd: GameEnd
  onClose: () => void
}

/** The end: who won and why, what everybody has, and how to continue. It differs for winners, losers and spectators. */
export function Ending({ live, table, edition, names, screen, module, gameEnd, onClose }: Props) {
  const [busy, setBusy] = useState(false)
  const [more, showMore] = useState(false)
  /** The next game that is being asked about: whether in the same maze; null: none. */
  const [asked, ask] = useState<boolean | null>(null)
  const outcome = table.outcome!
  const mine = screen ? [] : live.seats.value
  const winnersOf = (all: string[]) => outcome.winners.map((seat) => all[seat] ?? '')
  /** Names as everybody uses them: on a shared picture, nobody is "you". */
  const publicNames = namesOf(table, [])
  const solo = table.seats.length === 1
  const view = live.view.value
  const none = nothingFound(outcome, solo)
  const lost = mine.length > 0 && !mine.some((seat) => outcome.winners.includes(seat))

  /** Ask who begins if anybody may (K3), once, before the next game is made. */
  const asks = !solo && !table.rematch && !!view && 'first' in (view.options as object)
  const next = (same_maze: boolean) => (asks ? ask(same_maze) : void again({ same_maze }))

  async function again(how: Rematch) {
    setBusy(true)
    try {
      let next = ''
      for (const seat of mine) {
        const { table: fresh, keys } = await api.rematch(table.id, seat, how)
        keep(fresh.id, keys)
        next = fresh.id
      }
      go(`/t/${next}`)
    } catch (error) {
      showError(error)
      setBusy(false)
    }
  }

  const title = headline(outcome, mine, winnersOf(names), solo)
  useEffect(() => speakCaption(title), [])
  useEffect(() => {
    if (!table.room || !mine.length) return
    const on = setTimeout(() => go(`/room/${table.room}`), ROOM_MS) // the room, where the next game opens by itself
    return () => clearTimeout(on)
  }, [])

  return (
    <>
      <Dialog title={title} onClose={onClose} class={lost ? 'ending lost' : 'ending'}>
        {!none && !lost && (!solo || outcome.scores[0] !== 0) && <Confetti />}
        {solo && module?.Result && view ? (
          <module.Result table={table.id} view={view} mine={mine.length > 0} />
        ) : (
          <>
            <div
              class={none ? 'winners none flex wrap justify-center gap-10' : 'winners flex wrap justify-center gap-10'}
            >
              {outcome.winners.map((seat) => (
                <Player key={seat} seat={table.seats[seat]!} me />
              ))}
            </div>
            <Why {...{ outcome, edition, names, mine, none, view, gameEnd }} />
            <Ranking {...{ table, edition, names, view, none, gameEnd }} outcome={outcome} />
            <Facts {...{ table, edition, names, gameEnd, view }} />
            {table.stood_in && !OFFLINE && <p class="note">{say(table.room ? 'away-room' : 'away-unrated')}</p>}
          </>
        )}
        <div class="choices flex wrap gap-12">
          {table.room && (
            <LinkButton main icon="people" href={`/room/${table.room}`}>
              {say('end-room')}
            </LinkButton>
          )}
          {mine.length > 0 && !table.room && (
            <Button main big icon="replay" busy={busy} onClick={() => next(false)}>
              <span class="caption">{table.rematch ? say('end-join') : say('end-again')}</span>
            </Button>
          )}
          {mine.length > 0 && !table.rematch && !table.room && edition.side !== null && (
            <Button icon="maze" busy={busy} onClick={() => next(true)}>
              <span class="caption">{say('end-same-maze')}</span>
            </Button>
          )}
          <LinkButton icon="eye" href={`/r/${table.id}`}>
            {say('end-replay')}
          </LinkButton>
          {more && OFFERS_OFFLINE && mine.length > 0 && <OfferOffline />}
          <Button icon="dots" aria-expanded={more} onClick={() => showMore(!more)}>
            <span class="caption">{say('end-more')}</span>
          </Button>
          {more && !OFFLINE && <EndingFilm table={table.id} />}
          {more && !OFFLINE && !(solo && module?.Result) && (
            <EndingPicture
              {...{ table, edition }}
              names={publicNames}
              title={headline(outcome, [], winnersOf(publicNames), solo)}
            />
          )}
          {more && !OFFLINE && mine.length > 0 && edition.side !== null && (
            <LinkButton icon="hint" href={`/book/try/${table.id}`}>
              {say('end-try')}
            </LinkButton>
          )}
          {more && (
            <LinkButton icon="home" href="/">
              {say('page-home')}
            </LinkButton>
          )}
        </div>
      </Dialog>
      {asked !== null && (
        <NextGame
          {...{ table, edition, names, busy }}
          sameMaze={asked}
          onBegin={(how) => void again(how)}
          onClose={() => ask(null)}
        />
      )}
    </>
  )
}

interface NextGameProps extends Pick<Props, 'table' | 'edition' | 'names' | 'onClose'> {
  sameMaze: boolean
  busy: boolean
  onBegin: (how: Rematch) => void
}

/** Before the next game: who begins (K3), and whether some towers of a kept maze change places (T2). */
function NextGame({ table, edition, names, sameMaze, busy, onBegin, onClose }: NextGameProps) {
  const [first, setFirst] = useState<number | null>(null)
  const [swap, setSwap] = useState(false)
  const swaps = sameMaze && edition.swaps && !prefs.picturesOnly.value
  return (
    <Dialog title={say(sameMaze ? 'end-same-maze' : 'end-again')} onClose={onClose} class="next-game">
      {swaps && <Switch label={say('end-swap')} help={say('end-swap-help')} value={swap} onChange={setSwap} />}
      <WhoBegins
        edition={edition.id}
        players={table.seats.map((seat) => ({ ...seat, name: names[seat.seat]! }))}
        value={first}
        onChange={setFirst}
      />
      <div class="choices flex wrap gap-12">
        <Button
          main
          big
          icon="play"
          busy={busy}
          onClick={() => onBegin({ same_maze: sameMaze, first, ...(swaps && { swap }) })}
        >
          <span class="caption">{say('setup-begin')}</span>
        </Button>
      </div>
    </Dialog>
  )
}

const KEEP_TEXTS = {
  waits: 'end-keep',
  kept: 'end-keep-kept',
  full: 'end-keep-full',
  refused: 'end-keep-refused',
}

/** After the first game, offer once to keep the page that plays without a network, with its size. */
function OfferOffline() {
  const [first] = useState(!offered.peek())
  const [bytes, setBytes] = useState<number | null>(null)
  const { state } = offlineCopy.value
  const [busy, setBusy] = useState(false)
  const load = () => import('../../net/offline/update')
  useEffect(() => {
    if (first) void load().then((update) => update.offerToKeep().then(setBytes), showError)
  }, [])
  useEffect(() => {
    if (bytes) offered.value = true
  }, [bytes])
  if (!first || !bytes) return null
  const keepIt = () => {
    setBusy(true)
    void load()
      .then((update) => update.keepAgain())
      .catch(showError)
      .then(() => setBusy(false))
  }
  const text = say(busy ? 'end-keep-busy' : KEEP_TEXTS[state], { size: megabytes(bytes) })
  return (
    <>
      <Button icon={state === 'kept' ? 'check' : 'offline'} busy={busy || state === 'kept'} onClick={keepIt}>
        <span class="caption">{text}</span>
      </Button>
      <p class="sr" role="status">
        {state !== 'waits' && text}
      </p>
    </>
  )
}

interface WhyProps extends Pick<Props, 'edition' | 'names' | 'gameEnd'> {
  outcome: Outcome
  mine: number[]
  none: boolean
  view: View | null
}

/** What decided it, and who else came close: the player of this device, or the closest. */
function Why({ outcome, edition, names, mine, none, view, gameEnd }: WhyProps) {
  if (none) return <p class="reason caption">{say('outcome-none-why')}</p>
  const { winners, reason } = outcome
  const others = names.flatMap((_, seat) => {
    const lack = winners.includes(seat) || !view ? null : gameEnd.missing?.(view, seat)
    return lack && lack.far !== null ? [{ seat, lack, far: lack.far }] : []
  })
  others.sort((a, b) => a.far - b.far)
  const close = (mine.length === 1 && others.find(({ seat }) => seat === mine[0])) || others[0]
  const first = winWords(outcome)
  const parts = [
    first ? `${capital(first)}.` : has(`outcome-${reason}`) ? say(`outcome-${reason}`) : '',
    close && lackWords(close.lack, edition, names[close.seat] ?? ''),
  ].filter(Boolean)
  return parts.length ? <p class="reason caption">{parts.join(' ')}</p> : null
}

interface FactsProps extends Pick<Props, 'table' | 'edition' | 'names' | 'gameEnd'> {
  view: View | null
}

/** How long it took, and the most memorable turn: from the history, if it arrives. */
function Facts({ table, edition, names, gameEnd, view }: FactsProps) {
  const { rounds } = gameEnd
  const turns = rounds && view ? rounds(view) : turnsOf(view)
  const [facts, setFacts] = useState<{ seconds: number; best: Sentence | null } | null>(null)
  useEffect(() => {
    api.story(table.id).then(
      (story) =>
        setFacts({
          seconds: ((table.ended ?? story.began) - story.began) / 1000,
          best: gameEnd.best?.(eventsOf(story), edition, names) ?? null,
        }),
      () => undefined, // the end is shown without it, too
    )
  }, [])
  if (!facts) return null
  return (
    <dl class="facts caption flex wrap text-start">
      {turns !== null && (
        <div class="flex wrap rigid">
          <dt class="rigid muted">{say(rounds ? 'end-rounds' : 'end-turns')}</dt>
          <dd>{turns.toLocaleString(locale())}</dd>
        </div>
      )}
      <div class="flex wrap rigid">
        <dt class="rigid muted">{say('end-time')}</dt>
        <dd>{duration(facts.seconds)}</dd>
      </div>
      {facts.best && (
        <div class="flex wrap rigid">
          <dt class="rigid muted">{say(rounds ? 'end-best-round' : 'end-best')}</dt>
          <dd>{facts.best.text}</dd>
        </div>
      )}
    </dl>
  )
}

/** How many turns it took, if the game counts them. */
const turnsOf = (view: View | null): number | null =>
  view && 'turns' in view && typeof view.turns === 'number' ? view.turns : null

/** The turns ran out before anybody found anything: by the rules a win for all (K9), but it does not feel like one. */
const nothingFound = ({ scores }: Outcome, solo: boolean): boolean => !solo && scores.every((score) => score === 0)

function headline(outcome: Outcome, mine: number[], winners: string[], solo: boolean): string {
  const { winners: won, scores } = outcome
  if (solo) return won.length && scores[0] ? say('end-made-it') : say('end-over')
  if (nothingFound(outcome, solo)) return say('outcome-none')
  if (!won.length) return say('end-nobody')
  if (mine.length === 1 && won.includes(mine[0]!)) return won.length > 1 ? say('end-you-share') : say('end-you')
  return say('outcome-winners', { count: winners.length, names: joinWords(winners) })
}
