import { useEffect, useState } from 'preact/hooks'
import { OFFLINE } from '../../device/offline'
import { localName, say, texts } from '../../i18n'
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
import { gameEditionOf, gameEditionsOf, useShelf } from '../shared/editions'
import { Header } from '../shared/Header'
import { prefs } from '../../device/prefs'
import { pawn } from '../shared/guest'
import { address } from '../shared/router'
import { Thumb } from '../shared/TableCard'
import { useTitle } from '../shared/hooks'
import { LengthField } from './LengthField'
import { lastLength, withLength, minutes } from './length'
import { Options } from './Options'
import { Seats } from './Seats'
import { WhoBegins } from './WhoBegins'
import { formSeatName } from './PawnChoice'
import {
  canBeListed,
  firstOf,
  newForm,
  hasClock,
  hasRounds,
  canChooseFirst,
  canHint,
  withEdition,
  withFirst,
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
  const shelf = useShelf(form?.edition)
  useTitle(say('setup-title'))

  useEffect(() => {
    Promise.all([api.games(), texts('setup')]).then(([answer]) => {
      const { game, edition } = gameEditionOf(answer, address.value.searchParams.get('edition'))
      setCatalogue(answer)
      setForm(withLength(newForm(edition, game.bots, pawn.value), edition, lastLength.value))
    }, showError)
  }, [])

  if (!catalogue || !form) return <Header />
  const { game, edition } = gameEditionOf(catalogue, form.edition)
  const waiting = form.formSeats.some((formSeat) => formSeat.kind === 'open')
  const people = form.formSeats.filter((chair) => chair.kind === 'me' || chair.kind === 'here').length

  const estimate = minutes(form, game, edition)

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
      <Header />
      <main class="setup in-column gap-16">
        <h1 class="caption">{say('setup-title')}</h1>
        <div ref={shelf} class="boxes stack gap-10" role="radiogroup" aria-label={say('start-pick')}>
          {gameEditionsOf(catalogue).map((gameEdition) => (
            <label
              key={gameEdition.edition.id}
              class="box choice in-column p-0 clip relative on-panel round-16 pointer-hand"
            >
              <input
                type="radio"
                class="sr"
                name="edition"
                checked={gameEdition.edition.id === edition.id}
                onChange={() =>
                  setForm(
                    withLength(
                      withEdition(form, gameEdition.edition, gameEdition.game),
                      gameEdition.edition,
                      lastLength.value,
                    ),
                  )
                }
              />
              <span class="pic block clip">
                <Thumb game={gameEdition.game.game} edition={gameEdition.edition.id} />
              </span>
              <b class="caption">{localName(gameEdition.edition.names)}</b>
            </label>
          ))}
        </div>
        <LengthField form={form} game={game} edition={edition} onChange={setForm} />
        <div class="columns stack items-start gap-16">
          <Panel class="pad" aria-label={say('setup-seats')}>
            <h2 class="caption">{say('setup-seats')}</h2>
            <FigureProvider edition={edition}>
              <Seats form={form} game={game} edition={edition} onChange={setForm} />
              {!waiting && canChooseFirst(form.formSeats.length, game) && (
                <WhoBegins
                  edition={edition.id}
                  players={form.formSeats.map((chair, seat) => ({
                    kind: chair.kind === 'bot' ? 'bot' : 'person',
                    bot: chair.bot,
                    colour: chair.colour,
                    name: formSeatName(chair, seat),
                  }))}
                  value={firstOf(form)}
                  onChange={(seat) => setForm(withFirst(form, seat))}
                />
              )}
            </FigureProvider>
          </Panel>
          {!prefs.picturesOnly.value && <TableOptions form={form} game={game} edition={edition} onChange={setForm} />}
        </div>
        <div class="start-bar in-row">
          {estimate !== null && !prefs.picturesOnly.value && (
            <p class="estimate in-row semibold gap-8">
              <Icon name="clock" />
              <span class="caption">{say('setup-estimate', { minutes: estimate })}</span>
            </p>
          )}
          <Button main big icon="play" disabled={people === 0 && !waiting} busy={busy} onClick={start}>
            <span class="caption">{waiting ? say('setup-open') : say('setup-begin')}</span>
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

/** Time, help and house rules; players who cannot read use the default rules. */
function TableOptions({ form, game, edition, onChange }: OptionsProps) {
  return (
    <Panel class="pad" aria-label={say('setup-table')}>
      <h2>{say('setup-table')}</h2>
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
      <details class="house-rules" open={Object.keys(form.options).length > 0}>
        <summary class="in-row justify-between bold">
          {say('setup-rules')}
          <Icon name="down" class="small" />
        </summary>
        <Options form={form} game={game} edition={edition} onChange={onChange} />
      </details>
    </Panel>
  )
}
