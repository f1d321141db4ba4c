import type { ComponentChildren, FunctionComponent } from 'preact'
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { fromServer, OFFERS_OFFLINE, OFFLINE, SERVER_URL } from '../../device/offline'
import { prefs } from '../../device/prefs'
import { storageSignal } from '../../device/storage'
import { hasLesson, hasRules, SHELF } from '../../games'
import { localName, say, texts } from '../../i18n'
import { duration } from '../../i18n/words'
import { api } from '../../net/api'
import { fromHash, keep, keysOf } from '../../net/keys'
import type { Catalogue, Table } from '../../net/protocol'
import { downloadProgress, offlineCopy } from '../../net/transport'
import { Button, LinkButton } from '../../ui/Button'
import { errorAttributes, FieldError } from '../../ui/fields'
import { Icon, type IconName } from '../../ui/Icon'
import { Pawn } from '../../ui/Pawn'
import { showError } from '../../ui/Toast'
import { newForm, type SetupForm } from '../setup/form'
import { lastLength, withLength } from '../setup/length'
import { LengthField } from '../setup/LengthField'
import { LeftGame } from '../shared/BackToServer'
import { gameEditionsOf } from '../shared/editions'
import { guest, pawn } from '../shared/guest'
import { Header } from '../shared/Header'
import { useFetch, useTitle, useTurnBadge } from '../shared/hooks'
import { DownloadProgress } from '../shared/Placeholder'
import { address, go } from '../shared/router'
import { TableCard } from '../shared/TableCard'
import { begin, placeOf, readCode } from '../shared/tables'
import { Games } from '../shared/Games'
import { WhoAmI } from './WhoAmI'
import './start.css'

/** Until an edition is chosen, and until the server has answered. */
const FIRST = SHELF[0]!
const chosen = storageSignal<string>('edition', FIRST.edition)
/** Whether this device has asked for the player's name. */
const asked = storageSignal('asked', false)

export function Start() {
  const [catalogue, setCatalogue] = useState<Catalogue | null>(null)
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState(false)
  const here = useRef(true)
  const mine = useFetch(api.mine, [])
  const drawn = prefs.picturesOnly.value
  const pictures = useFetch(
    async () => (drawn ? (await texts('setup'), import('../setup/PictureStart')) : null),
    [drawn],
  ).value
  useTitle('')
  const gameEditions = gameEditionsOf(catalogue)
  const gameEdition = gameEditions.find(({ edition }) => edition.id === chosen.value) ?? gameEditions[0]

  useEffect(() => () => void (here.current = false), [])
  useEffect(() => {
    const asked = address.value.searchParams.get('edition')
    if (asked) chosen.value = asked
    api.games().then(setCatalogue, showError)
  }, [])

  /** Ask once for the name of a player who has not entered one. */
  function playNow(form: SetupForm) {
    if (busy) return
    if (prefs.name.value || asked.value) return void play(form)
    asked.value = true
    setAsking(true)
  }

  async function play(form: SetupForm) {
    setAsking(false)
    setBusy(true)
    if (downloadProgress.peek()) await waitForGame()
    if (!here.current) return // the player has gone to a lesson or another page since
    try {
      await begin(form, gameEdition!)
    } catch (error) {
      showError(error)
      setBusy(false)
    }
  }

  const plan =
    gameEdition &&
    withLength(newForm(gameEdition.edition, gameEdition.game.bots, pawn.value), gameEdition.edition, lastLength.value)
  // unknown parts are left out: what arrives later must not push away what is already shown
  const complete = gameEdition && (mine.value ?? mine.error)
  const games = (
    <Games
      gameEditions={gameEditions}
      chosen={gameEdition?.edition.id}
      onChoose={(edition) => (chosen.value = edition)}
    />
  )
  const setUp = (
    <LinkButton icon="table" href={`/new?edition=${gameEdition?.edition.id ?? ''}`}>
      {say('start-setup')}
    </LinkButton>
  )

  if (drawn)
    return (
      <div class="start clip relative">
        <Header />
        <main class="in-column justify-center">
          <h1 class="sr">{say('start-title')}</h1>
          {complete && pictures && (
            <>
              {games}
              <pictures.PictureStart key={gameEdition.edition.id} gameEdition={gameEdition} busy={busy} onPlay={play} />
              {OFFLINE && <LeftGame />}
              {OFFLINE && <Keeping />}
              <Continue tables={mine.value?.tables ?? []} />
              <More game={gameEdition.game.game} edition={gameEdition.edition.id}>
                {setUp}
              </More>
            </>
          )}
        </main>
      </div>
    )
  return (
    <div class="start clip relative">
      <div class="scene">
        <LazyPart load={() => import('./Scene').then(({ Scene }) => Scene)} />
      </div>
      <Header />
      <main class="in-column">
        <section class="hero in-column relative gap-12">
          <h1>{say('start-title')}</h1>
          <p>{say('start-about')}</p>
          {complete && plan && (
            <>
              <LengthField form={plan} game={gameEdition.game} edition={gameEdition.edition} />
              <Button
                main
                class="play"
                icon="play"
                busy={busy && !downloadProgress.value}
                onClick={() => playNow(plan)}
              >
                <span>
                  {say('start-play')}
                  {downloadProgress.value ? (
                    <DownloadProgress />
                  ) : (
                    <small class="block">
                      {say('start-play-who', { edition: localName(gameEdition.edition.names) })}
                    </small>
                  )}
                </span>
              </Button>
              {busy && downloadProgress.value && (
                <WhileLoading game={gameEdition.game.game} edition={gameEdition.edition.id} />
              )}
              <div class="ways flex wrap gap-10">
                {setUp}
                {!OFFLINE && <Join />}
                <button type="button" class="btn me" onClick={() => setAsking(true)}>
                  <span class="face-of" data-colour={pawn.value ?? 'red'}>
                    <Pawn colour={pawn.value ?? 'red'} bust />
                  </span>
                  <span>{say('me-as', { name: prefs.name.value || guest.value })}</span>
                </button>
              </div>
              {OFFLINE && <Keeping />}
              {asking && <WhoAmI onDone={() => playNow(plan)} onClose={() => setAsking(false)} />}
            </>
          )}
        </section>
        {complete && (
          <>
            {OFFLINE && <LeftGame />}
            <Continue tables={mine.value?.tables ?? []} />
            {games}
            <More game={gameEdition.game.game} edition={gameEdition.edition.id} />
          </>
        )}
      </main>
    </div>
  )
}

/** Resolves once the whole game has loaded. */
const waitForGame = (): Promise<void> =>
  new Promise((resolve) => {
    const stop: () => void = downloadProgress.subscribe((some) => {
      if (some) return
      queueMicrotask(() => stop())
      resolve()
    })
  })

/** What the player can do until the game has loaded: if they stay, it then begins by itself. */
function WhileLoading({ game, edition }: { game: string; edition: string }) {
  return (
    <div class="ways flex wrap gap-10" role="group" aria-label={say('offline-until')}>
      <p class="note">{say('offline-until')}</p>
      {hasLesson(game) && (
        <LinkButton icon="hint" href={`/learn/${game}`}>
          {say('start-learn')}
        </LinkButton>
      )}
      {hasRules(game) && (
        <LinkButton icon="book" href={`/rules/${edition}`}>
          {say('start-rules')}
        </LinkButton>
      )}
    </div>
  )
}

/** Whether the game is saved on this device for use without a network. */
function Keeping() {
  const { state, again } = offlineCopy.value
  return (
    <p class="note keeping in-row wrap m-0" role="status">
      <Icon name={state === 'kept' ? 'check' : state === 'waits' ? 'clock' : 'offline'} class="small" />
      <span class="caption">{say(`offline-keeping-${state}`)}</span>
      {again && (
        <Button icon="replay" onClick={again}>
          <span class="caption">{say('page-again')}</span>
        </Button>
      )}
    </p>
  )
}

type Way = [href: string, icon: IconName, text: string]

interface MoreProps {
  game: string
  edition: string
  children?: ComponentChildren
}

/** The other pages, and the switch between words and pictures. */
function More({ game, edition, children }: MoreProps) {
  const ways: Way[] = [
    ...(hasLesson(game) ? [[`/learn/${game}`, 'hint', 'start-learn'] as Way] : []),
    ...(hasRules(game) ? [[`/rules/${edition}`, 'book', 'start-rules'] as Way] : []),
    ['/puzzles', 'maze', 'start-puzzles'],
    ...(OFFLINE
      ? []
      : ([
          ['/book', 'smile', 'start-book'],
          ['/tables', 'people', 'lobby-title'],
          ['/room', 'joined', 'start-room'],
          ['/tv', 'screen', 'menu-screen'],
        ] as Way[])),
    ['/finished', 'replay', 'finished-title'],
    ...(OFFLINE ? [] : [['/ratings', 'trophy', 'ratings-title'] as Way]),
    ...(OFFERS_OFFLINE ? [[fromServer.value, 'offline', 'start-alone'] as Way] : []),
    ...(SERVER_URL ? [[SERVER_URL, 'people', 'offline-others'] as Way] : []),
  ]
  return (
    <nav class="more flex wrap relative" aria-label={say('menu-title')}>
      {children}
      {ways.map(([href, icon, text]) => (
        <a key={href} href={href}>
          <Icon name={icon} />
          <span class="caption">{say(text)}</span>
        </a>
      ))}
      <button
        type="button"
        aria-pressed={prefs.picturesOnly.value}
        onClick={() => (prefs.picturesOnly.value = !prefs.picturesOnly.value)}
      >
        <Icon name="picture" />
        <span class="caption">{say('pref-pictures')}</span>
      </button>
    </nav>
  )
}

/** A part that loads after the words are shown, and only if it is visible: the big drawn board behind them. */
function LazyPart({ load }: { load: () => Promise<FunctionComponent> }) {
  const [part, show] = useState<{ Part: FunctionComponent } | null>(null)
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const seen = new IntersectionObserver(([one]) => {
      if (!one?.isIntersecting) return
      seen.disconnect()
      void load().then((Part) => show({ Part }))
    })
    seen.observe(place.current!)
    return () => seen.disconnect()
  }, [])
  return part ? <part.Part /> : <span ref={place} />
}

/** The tables of this guest: first those where it is their turn, which players of long games look for. */
export function Continue({ tables }: { tables: Table[] }) {
  useTurnBadge(tables.filter((table) => table.turn_mine).length)
  if (!tables.length) return null
  const sorted = [...tables].sort((a, b) => Number(!a.turn_mine) - Number(!b.turn_mine))
  return (
    <section class="continue relative" aria-label={say('start-continue')}>
      <h2 class="caption">{say('start-continue')}</h2>
      <div class="table-cards stack gap-12">
        {sorted.slice(0, 4).map((table) => (
          <TableCard
            key={table.id}
            table={table}
            href={`/t/${table.id}`}
            note={note(table)}
            mine={Object.keys(keysOf(table.id)).map(Number)}
          />
        ))}
      </div>
    </section>
  )
}

function note(table: Table): string {
  if (table.status === 'waiting') return say('table-waits')
  if (!table.turn_mine) return say('table-running')
  const left = table.deadline ? Math.max(0, table.deadline - Date.now()) / 1000 : null
  return left === null ? say('turn-yours') : `${say('turn-yours')} · ${say('clock-left', { time: duration(left) })}`
}

/** Join by a code read out by another person, or by a pasted link. */
function Join() {
  const [text, setText] = useState('')
  const [error, setError] = useState('')
  const id = useId()
  return (
    <form
      class="join in-row wrap on-panel lined round-16 gap-8"
      onSubmit={(event) => {
        event.preventDefault()
        const code = readCode(text)
        if (!code) return setError(say('start-join-wrong'))
        void placeOf(code, text).then((path) => {
          keep(code, fromHash(text.trim().split('#')[1] ?? '')) // the link of a seat opens that seat
          go(path)
        }, showError)
      }}
    >
      <label class="in-row bold gap-6" for={id}>
        <Icon name="key" />
        <span class="caption">{say('start-join')}</span>
      </label>
      <input
        id={id}
        type="text"
        value={text}
        placeholder="····-····"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        {...errorAttributes({ id, text: error })}
        onInput={(event) => {
          setText(event.currentTarget.value)
          setError('')
        }}
      />
      <button class="centre no-border round-12" type="submit" aria-label={say('start-join-go')}>
        <Icon name="arrow" />
      </button>
      <FieldError id={id} text={error} />
    </form>
  )
}
