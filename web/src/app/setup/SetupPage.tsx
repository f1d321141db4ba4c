import { useEffect, useState } from 'preact/hooks'
import { OFFLINE } from '../../device/offline'
import { say, texts } from '../../i18n'
import { duration } from '../../i18n/words'
import { api } from '../../net/api'
import type { Catalogue, EditionInfo, GameInfo } from '../../net/protocol'
import { Button } from '../../ui/Button'
import { FigureProvider } from '../../ui/Pawn'
import { Icon } from '../../ui/Icon'
import { Panel } from '../../ui/Dialog'
import { Choice, Switch } from '../../ui/fields'
import { begin } from '../shared/tables'
import { showError } from '../../ui/Toast'
import { gameEditionOf, gameEditionsOf } from '../shared/editions'
import { Games } from '../shared/Games'
import { Header } from '../shared/Header'
import { prefs } from '../../device/prefs'
import { pawn } from '../shared/guest'
import { address } from '../shared/router'
import { useTitle } from '../shared/hooks'
import { LengthField } from './LengthField'
import { lastLength, whatBegins, withLength } from './length'
import { Options } from './Options'
import { Seats } from './Seats'
import { Ways, withEdition, withFirst, withWay } from './Ways'
import { WhoBegins } from './Who'
import {
  canBeListed,
  firstOf,
  newForm,
  hasClock,
  hasRounds,
  canChooseFirst,
  canHint,
  formSeatName,
  wayOf,
  withWords,
  type SetupForm,
} from './form'
import './setup.css'

const DAY = 86_400
const CLOCKS = [null, 30, 60, 120, 300]
/** Some games last weeks, with one move a day. */
const LONG_CLOCKS = [DAY, 3 * DAY, 7 * DAY]

export function SetupPage() {
  const [catalogue, setCatalogue] = useState<Catalogue | null>(null)
  const [form, setForm] = useState<SetupForm | null>(null)
  const [busy, setBusy] = useState(false)
  useTitle(say('setup-title'))

  useEffect(() => {
    Promise.all([api.games(), texts('setup')]).then(([answer]) => {
      const { game, edition } = gameEditionOf(answer, address.value.searchParams.get('edition'))
      setCatalogue(answer)
      const form = withLength(newForm(edition, game.bots, pawn.value), edition, lastLength.value)
      setForm(address.value.searchParams.has('tv') ? withWay(form, 'phones', edition, game) : form)
    }, showError)
  }, [])

  if (!catalogue || !form) return <Header />
  const { game, edition } = gameEditionOf(catalogue, form.edition)
  const way = wayOf(form)
  const people = form.formSeats.some(({ kind }) => kind === 'me' || kind === 'here')

  async function start() {
    setBusy(true)
    try {
      await begin(form!, { game, edition })
    } catch (error) {
      showError(error)
      setBusy(false)
    }
  }

  return (
    <>
      <Header>
        <h1 class="caption">{say('setup-title')}</h1>
      </Header>
      <main class="setup in-column gap-16">
        <Games
          gameEditions={gameEditionsOf(catalogue)}
          chosen={edition.id}
          onChoose={(id) => {
            const next = gameEditionOf(catalogue, id)
            setForm(withLength(withEdition(form, next.edition, next.game), next.edition, lastLength.value))
          }}
        />
        <Ways way={way} game={game} onChange={(one) => setForm(withWay(form, one, edition, game))} />
        <div class="columns stack items-start gap-16">
          <Panel class="pad" aria-label={say('setup-seats')}>
            <h2 class="caption">{say(`setup-who-${way}`)}</h2>
            <FigureProvider edition={edition}>
              <Seats form={form} game={game} edition={edition} onChange={setForm} />
            </FigureProvider>
          </Panel>
          <Panel class="pad" aria-label={say('setup-length')}>
            <LengthField form={form} game={game} edition={edition} onChange={setForm} />
            {prefs.picturesOnly.value ? (
              <First form={form} game={game} edition={edition} onChange={setForm} />
            ) : (
              <HouseRules form={form} game={game} edition={edition} onChange={setForm} />
            )}
          </Panel>
        </div>
        <div class="start-bar in-row">
          {!prefs.picturesOnly.value && (
            <p class="grow m-0">
              <b>{whatBegins(form, game, edition)}</b> <span class="block">{withWords(form)}</span>
            </p>
          )}
          <Button main big icon="play" disabled={!people && way !== 'phones'} busy={busy} onClick={start}>
            <span class="caption">{way === 'phones' ? say('setup-open') : say('setup-begin')}</span>
          </Button>
        </div>
      </main>
    </>
  )
}

interface OptionsProps {
  form: SetupForm
  game: GameInfo
  edition: EditionInfo
  onChange: (form: SetupForm) => void
}

/** Who begins, where that may be chosen; in the waiting room everybody may choose. */
function First({ form, game, edition, onChange }: OptionsProps) {
  if (wayOf(form) === 'phones' || !canChooseFirst(form.formSeats.length, game)) return null
  return (
    <FigureProvider edition={edition}>
      <WhoBegins
        edition={edition.id}
        players={form.formSeats.map((chair, seat) => ({
          kind: chair.kind === 'bot' ? 'bot' : 'person',
          bot: chair.bot,
          colour: chair.colour,
          name: formSeatName(chair, seat),
        }))}
        value={firstOf(form)}
        onChange={(seat) => onChange(withFirst(form, seat))}
      />
    </FigureProvider>
  )
}

/** How many of the rules below are not as usual; the length has its own field. */
const changedRules = ({ options, clock, undo, hints, listed }: SetupForm): number =>
  Object.keys(options).filter((name) => name !== 'goals').length +
  [clock !== null, !undo, !hints, listed].filter(Boolean).length

/** Time, help and house rules, folded; players who cannot read use the default rules. */
function HouseRules(props: OptionsProps) {
  const { form, game, edition, onChange } = props
  return (
    <details class="house-rules">
      <summary class="in-row justify-between gap-8">
        <span>
          <b>{say('setup-rules')}</b>{' '}
          <small class="muted">· {say('setup-rules-changed', { count: changedRules(form) })}</small>
        </span>
        <Icon name="down" class="small" />
      </summary>
      <First {...props} />
      {hasClock(form, game) && (
        <Choice
          label={hasRounds(game) ? say('option-label-round_clock') : say('setup-clock')}
          value={String(form.clock ?? 'off')}
          words={[...CLOCKS, ...(hasRounds(game) ? [] : LONG_CLOCKS)].map((clock) => [
            String(clock ?? 'off'),
            clock === null ? say('setup-clock-off') : duration(clock),
          ])}
          onChange={(clock) => onChange({ ...form, clock: clock === 'off' ? null : Number(clock) })}
          list
        />
      )}
      {hasClock(form, game) && !hasRounds(game) && form.clock !== null && (
        <Choice
          label={say('setup-timeout')}
          help={OFFLINE ? undefined : say('away-unrated')}
          value={form.timeout}
          words={[
            ['pass', say('setup-timeout-pass')],
            ['bot', say('setup-timeout-bot')],
          ]}
          onChange={(timeout) => onChange({ ...form, timeout })}
          list
        />
      )}
      {!game.together && (
        <Switch
          label={say('setup-undo')}
          help={say('setup-undo-help')}
          value={form.undo}
          onChange={(undo) => onChange({ ...form, undo })}
        />
      )}
      {canHint(form, game) && (
        <Switch
          label={say('setup-hints')}
          help={say('setup-hints-help')}
          value={form.hints}
          onChange={(hints) => onChange({ ...form, hints })}
        />
      )}
      {canBeListed(form) && (
        <Switch
          label={say('setup-listed')}
          help={say('setup-listed-help')}
          value={form.listed}
          onChange={(listed) => onChange({ ...form, listed })}
        />
      )}
      <Options form={form} game={game} edition={edition} onChange={onChange} />
    </details>
  )
}
