import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { left, OFFLINE } from '../../device/offline'
import { prefs } from '../../device/prefs'
import { storageSignal } from '../../device/storage'
import { hasLesson, SHELF, THEMES } from '../../games'
import { say, texts } from '../../i18n'
import { api } from '../../net/api'
import { fromHash, keep } from '../../net/keys'
import type { Catalogue, EditionInfo, Table } from '../../net/protocol'
import { downloadProgress } from '../../net/transport'
import { Button, LinkButton } from '../../ui/Button'
import { Icon, type IconName } from '../../ui/Icon'
import { Face, FigureProvider } from '../../ui/Pawn'
import { errorAttributes, FieldError, showError } from '../../ui/Toast'
import { newForm, withWords, type SetupForm } from '../setup/form'
import { lastLength, whatBegins, withLength } from '../setup/length'
import { LeftGame } from '../shared/BackToServer'
import { gameEditionsOf, shortName, type GameEdition } from '../shared/editions'
import { guest, pawn } from '../shared/guest'
import { Header } from '../shared/Header'
import { useFetch, useTitle } from '../shared/hooks'
import { DownloadProgress } from '../shared/Placeholder'
import { address, go } from '../shared/router'
import { begin, lastTable, placeOf, readCode } from '../shared/tables'
import { Games } from '../shared/Games'
import type { UsualGame } from './Extras'
import './start.css'

const extras = () => import('./Extras')

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
  const theme = useMood(THEMES[gameEdition?.edition.id ?? chosen.value] ?? 'garden')

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
      await (again?.meet ? again.meet() : begin(form, gameEdition!))
    } catch (error) {
      showError(error)
      setBusy(false)
    }
  }

  const returns = !!prefs.name.value && !!lastTable.value
  const usual = useFetch(async () => (returns && !drawn ? (await extras()).fetchUsual() : () => null), [returns, drawn])
  const again = gameEdition && usual.value?.(gameEdition)
  const form = again?.form ?? (gameEdition && newForm(gameEdition.edition, gameEdition.game.bots, pawn.value))
  const plan = form && withLength(form, gameEdition!.edition, lastLength.value)
  // unknown parts are left out: what arrives later must not push away what is already shown
  const complete = gameEdition && (mine.value ?? mine.error) && (usual.value ?? usual.error)
  const tables = mine.value?.tables ?? []
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
      <div class="start clip relative" data-mood={theme}>
        <Header />
        <main class="in-column justify-center">
          <h1 class="sr">{say(`start-title-${theme}`)}</h1>
          {complete && pictures && (
            <>
              {games}
              <pictures.PictureStart key={gameEdition.edition.id} gameEdition={gameEdition} busy={busy} onPlay={play} />
              {OFFLINE && <LeftGame />}
              {OFFLINE && <KeptHere />}
              {tables.length > 0 && (
                <Lazy load={() => import('../shared/Today')}>{({ Continue }) => <Continue tables={tables} />}</Lazy>
              )}
              <nav class="more flex wrap relative" aria-label={say('menu-title')}>
                {setUp}
                <Lazy load={extras}>
                  {({ OtherPages }) => <OtherPages game={gameEdition.game.game} edition={gameEdition.edition.id} all />}
                </Lazy>
              </nav>
            </>
          )}
        </main>
      </div>
    )
  return (
    <div class="start clip relative" data-mood={theme}>
      <div class="scene" key={theme}>
        <Lazy load={() => import('./Scene')}>
          {({ Scene }) => <Scene theme={theme} game={gameEdition?.game.game} edition={gameEdition?.edition.id} />}
        </Lazy>
      </div>
      <Header>{(prefs.name.value || left.value?.name) && <Me onClick={() => setAsking(true)} />}</Header>
      <main class="in-column">
        <section class="hero in-column relative">
          <h1>{returns ? say('start-hello', { name: prefs.name.value }) : say(`start-title-${theme}`)}</h1>
          <p>{turnsWords(tables) ?? say(`start-about-${theme}`)}</p>
          {complete && plan && (
            <div class="acts stack one-column gap-12">
              <PlayButton
                plan={plan}
                usual={again ?? null}
                gameEdition={gameEdition}
                busy={busy}
                onClick={() => playNow(plan)}
              />
              {busy && downloadProgress.value && (
                <Lazy load={extras}>
                  {({ WhileLoading }) => <WhileLoading game={gameEdition.game.game} edition={gameEdition.edition.id} />}
                </Lazy>
              )}
              <div class="ways flex wrap gap-10">
                {setUp}
                {!OFFLINE && <Join />}
              </div>
              {OFFLINE && <KeptHere />}
              {asking && (
                <Lazy load={extras}>
                  {({ WhoAmI }) => <WhoAmI onDone={() => playNow(plan)} onClose={() => setAsking(false)} />}
                </Lazy>
              )}
            </div>
          )}
        </section>
        {complete && (
          <>
            {OFFLINE && <LeftGame />}
            <div class="band stack relative">
              <Lazy
                load={() => import('../shared/Today')}
                after={busy ? null : tables.length ? 0 : STAY_MS}
                place={<Places count={tables.length} />}
              >
                {({ Cards }) => <Cards tables={tables} game={gameEdition.game.game} />}
              </Lazy>
            </div>
            {games}
            <Links game={gameEdition.game.game} edition={gameEdition.edition.id} />
          </>
        )}
      </main>
    </div>
  )
}

/** Name and pawn of the player, to change them. */
const Me = ({ onClick }: { onClick: () => void }) => (
  <>
    <span class="space grow" />
    <button
      type="button"
      class="btn me"
      aria-label={say('me-as', { name: prefs.name.value || guest.value })}
      onClick={onClick}
    >
      <Face seat={{ kind: 'person', bot: null, colour: pawn.value ?? 'red' }} />
      <span class="one-line">{prefs.name.value || guest.value}</span>
    </button>
  </>
)

interface PlayProps {
  plan: SetupForm
  /** The people who play again; null: a new game against bots. */
  usual: UsualGame | null
  gameEdition: GameEdition
  busy: boolean
  onClick: () => void
}

/** The one button that says what it starts, with whom. */
function PlayButton({ plan, usual, gameEdition, busy, onClick }: PlayProps) {
  return (
    <Button main class="play text-start" busy={busy && !downloadProgress.value} onClick={onClick}>
      <span class="disc centre circle rigid">
        <Icon name="play" />
      </span>
      <span class="grow min-w-0">
        <b class="block">{usual ? say('start-usual', { count: plan.formSeats.length }) : say('start-play')}</b>
        {downloadProgress.value ? (
          <DownloadProgress />
        ) : (
          <small class="block">
            {usual?.meet ? shortName(gameEdition.edition) : whatBegins(plan, gameEdition.game, gameEdition.edition)}{' '}
            <span>{usual?.names ?? withWords(plan)}</span>
          </small>
        )}
      </span>
      <Faces form={plan} edition={gameEdition.edition} />
    </Button>
  )
}

/** Who plays, as faces. */
const Faces = ({ form, edition }: { form: SetupForm; edition: EditionInfo }) => (
  <FigureProvider edition={edition}>
    <span class="who flex rigid">
      {form.formSeats.map(({ kind, bot, colour }) => (
        <Face key={colour} seat={{ kind: kind === 'bot' ? 'bot' : 'person', bot, colour }} />
      ))}
    </span>
  </FigureProvider>
)

/** The theme, once its styles are there: those of games at dusk load when one of them is chosen. */
function useMood(theme: string): string {
  const [mood, set] = useState(theme)
  useEffect(() => {
    let latest = true // another game may be chosen while they load
    const styles = theme === 'dusk' || theme === 'evening' ? import('./moods.css') : Promise.resolve()
    void styles.then(() => latest && set(theme))
    return () => void (latest = false)
  }, [theme])
  return mood
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

type Way = [href: string, icon: IconName, text: string]

const WayLink = ({ way: [href, icon, text] }: { way: Way }) => (
  <a href={href}>
    <Icon name={icon} />
    <span class="caption">{say(text)}</span>
  </a>
)

/** The few pages that everybody needs, and the others behind the last one. */
function Links({ game, edition }: { game: string; edition: string }) {
  const [open, setOpen] = useState(false)
  const ways: Way[] = [
    ...(hasLesson(game) ? [[`/learn/${game}`, 'hint', 'start-learn-short'] as Way] : []),
    ['/puzzles', 'maze', 'start-puzzles'],
    ...(OFFLINE
      ? []
      : ([
          ['/room', 'joined', 'start-room'],
          ['/tv', 'screen', 'start-tv'],
        ] as Way[])),
  ]
  return (
    <nav class="links in-row justify-center relative" aria-label={say('menu-title')}>
      {ways.map((way) => (
        <WayLink key={way[0]} way={way} />
      ))}
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="dots" />
        <span>{say('end-more')}</span>
      </button>
      {open && (
        <Lazy load={extras}>{({ More }) => <More game={game} edition={edition} onClose={() => setOpen(false)} />}</Lazy>
      )}
    </nav>
  )
}

/** In how many games it is the player's turn; null: in none. */
function turnsWords(tables: Table[]): string | null {
  const count = tables.filter((table) => table.turn_mine).length
  return count ? say('start-turns', { count }) : null
}

/** What the offline page says about its copy on this device. */
const KeptHere = () => <Lazy load={extras}>{({ Keeping }) => <Keeping />}</Lazy>

/** The places of cards that are not there yet, so that nothing moves when they come. */
const Places = ({ count }: { count: number }) => (
  <>
    {Array.from({ length: Math.max(3, 1 + Math.min(4, count)) }, (_, n) => (
      <span key={n} class={n ? 'offer panel' : 'offer today panel'} />
    ))}
  </>
)

/** Who stays for so long looks around; who plays at once needs a board first. */
const STAY_MS = 1500

interface LazyProps<M> {
  load: () => Promise<M>
  /** Milliseconds to wait; null: not now. */
  after?: number | null
  /** What is there until then. */
  place?: ComponentChildren
  children: (module: M) => ComponentChildren
}

/** A part that loads after the words are shown; one that can wait, only once it is visible. */
function Lazy<M>({ load, place, after = 0, children }: LazyProps<M>) {
  const [module, show] = useState<M | null>(null)
  const at = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (after === null) return
    const begin = () => void load().then((one) => show(() => one), showError)
    if (!after) return begin()
    const seen = new IntersectionObserver(([one]) => {
      if (!one?.isIntersecting) return
      seen.disconnect()
      begin()
    })
    const start = setTimeout(() => at.current && seen.observe(at.current), after)
    return () => {
      clearTimeout(start)
      seen.disconnect()
    }
  }, [after])
  if (module) return <>{children(module)}</>
  return (
    <>
      <span class="seen absolute" ref={at} />
      {place}
    </>
  )
}

/** Join by a code read out by another person, or by a pasted link. */
function Join() {
  const [text, setText] = useState('')
  const [error, setError] = useState('')
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <form
      class={`join ${open ? 'open' : ''} in-row wrap on-panel lined round-16 gap-8`}
      onFocusIn={() => setOpen(true)}
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
