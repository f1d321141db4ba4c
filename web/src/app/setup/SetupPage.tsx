import { useEffect, useState } from 'preact/hooks'
import { ALONE } from '../../device/alone'
import { named, say, texts } from '../../i18n'
import { duration } from '../../i18n/time'
import { api } from '../../net/api'
import type { Catalogue, EditionInfo, GameInfo } from '../../net/protocol'
import { Button } from '../../ui/Button'
import { Cast } from '../../ui/Cast'
import { Icon } from '../../ui/Icon'
import { Panel } from '../../ui/Panel'
import { Choice, Switch } from '../../ui/fields'
import { begin } from '../begin'
import { complain } from '../complain'
import { boxOf, boxesOf } from '../boxes'
import { Header } from '../Header'
import { prefs } from '../../device/prefs'
import { pawn } from '../guest'
import { address } from '../router'
import { useShelf } from '../shelf'
import { Thumb } from '../Thumb'
import { useTitle } from '../title'
import { LengthField } from './LengthField'
import { liked, withLength } from './length'
import { Options } from './Options'
import { Seats } from './Seats'
import { WhoBegins } from './WhoBegins'
import { minutes } from './estimate'
import { chairName } from './pawns'
import {
  canBeListed,
  firstOf,
  freshPlan,
  hasClock,
  hasRounds,
  mayChooseFirst,
  mayHint,
  moved,
  withFirst,
  type Plan,
} from './plan'
import './setup.css'

const DAY = 86_400
const CLOCKS = [null, 30, 60, 120, 300]
/** Some games last weeks, with one move a day. */
const LONG_CLOCKS = [DAY, 3 * DAY, 7 * DAY]

export function SetupPage() {
  const [catalogue, setCatalogue] = useState<Catalogue | null>(null)
  const [plan, setPlan] = useState<Plan | null>(null)
  const [busy, setBusy] = useState(false)
  const shelf = useShelf(plan?.edition)
  useTitle(say('setup-title'))

  useEffect(() => {
    Promise.all([api.games(), texts('setup')]).then(([answer]) => {
      const { game, edition } = boxOf(answer, address.value.searchParams.get('edition'))
      setCatalogue(answer)
      setPlan(withLength(freshPlan(edition, game.bots, pawn.value), edition, liked.value))
    }, complain)
  }, [])

  if (!catalogue || !plan) return <Header />
  const { game, edition } = boxOf(catalogue, plan.edition)
  const waits = plan.chairs.some((chair) => chair.kind === 'open')
  const people = plan.chairs.filter((chair) => chair.kind === 'me' || chair.kind === 'here').length

  const estimate = minutes(plan, game, edition)

  async function start() {
    setBusy(true)
    try {
      await begin(plan!, { game, edition })
    } catch (wrong) {
      complain(wrong)
      setBusy(false)
    }
  }

  return (
    <>
      <Header />
      <main class="setup">
        <h1 class="caption">{say('setup-title')}</h1>
        <div ref={shelf} class="boxes" role="radiogroup" aria-label={say('start-pick')}>
          {boxesOf(catalogue).map((box) => (
            <label key={box.edition.id} class="box">
              <input
                type="radio"
                class="sr"
                name="edition"
                checked={box.edition.id === edition.id}
                onChange={() => setPlan(withLength(moved(plan, box.edition, box.game), box.edition, liked.value))}
              />
              <span class="pic">
                <Thumb game={box.game.game} edition={box.edition.id} />
              </span>
              <b class="caption">{named(box.edition.names)}</b>
            </label>
          ))}
        </div>
        <LengthField plan={plan} game={game} edition={edition} onChange={setPlan} />
        <div class="columns">
          <Panel class="pad" aria-label={say('setup-seats')}>
            <h2 class="caption">{say('setup-seats')}</h2>
            <Cast edition={edition}>
              <Seats plan={plan} game={game} edition={edition} onChange={setPlan} />
              {!waits && mayChooseFirst(plan.chairs.length, game) && (
                <WhoBegins
                  edition={edition.id}
                  players={plan.chairs.map((chair, seat) => ({
                    kind: chair.kind === 'bot' ? 'bot' : 'person',
                    bot: chair.bot,
                    colour: chair.colour,
                    name: chairName(chair, seat),
                  }))}
                  value={firstOf(plan)}
                  onChange={(seat) => setPlan(withFirst(plan, seat))}
                />
              )}
            </Cast>
          </Panel>
          {!prefs.picturesOnly.value && <TableOptions plan={plan} game={game} edition={edition} onChange={setPlan} />}
        </div>
        <div class="start-bar">
          {estimate !== null && (
            <p class="estimate">
              <Icon name="clock" />
              <span class="caption">{say('setup-estimate', { minutes: estimate })}</span>
            </p>
          )}
          <Button main big icon="play" disabled={people === 0 && !waits} busy={busy} onClick={start}>
            <span class="caption">{waits ? say('setup-open') : say('setup-begin')}</span>
          </Button>
        </div>
      </main>
    </>
  )
}

interface OptionsProps {
  plan: Plan
  game: GameInfo
  edition: EditionInfo
  onChange: (plan: Plan) => void
}

/** Time, help and house rules; players who cannot read use the default rules. */
function TableOptions({ plan, game, edition, onChange }: OptionsProps) {
  return (
    <Panel class="pad" aria-label={say('setup-table')}>
      <h2>{say('setup-table')}</h2>
      {hasClock(plan, game) && (
        <Choice
          label={hasRounds(game) ? say('option-label-round_clock') : say('setup-clock')}
          value={String(plan.clock ?? 'off')}
          words={[...CLOCKS, ...(hasRounds(game) ? [] : LONG_CLOCKS)].map((clock) => [
            String(clock ?? 'off'),
            clock === null ? say('setup-clock-off') : duration(clock),
          ])}
          onChange={(clock) => onChange({ ...plan, clock: clock === 'off' ? null : Number(clock) })}
          list
        />
      )}
      {hasClock(plan, game) && !hasRounds(game) && plan.clock !== null && (
        <Choice
          label={say('setup-timeout')}
          help={ALONE ? undefined : say('away-unrated')}
          value={plan.timeout}
          words={[
            ['pass', say('setup-timeout-pass')],
            ['bot', say('setup-timeout-bot')],
          ]}
          onChange={(timeout) => onChange({ ...plan, timeout })}
          list
        />
      )}
      {!game.together && (
        <Switch
          label={say('setup-undo')}
          help={say('setup-undo-help')}
          value={plan.undo}
          onChange={(undo) => onChange({ ...plan, undo })}
        />
      )}
      {mayHint(plan, game) && (
        <Switch
          label={say('setup-hints')}
          help={say('setup-hints-help')}
          value={plan.hints}
          onChange={(hints) => onChange({ ...plan, hints })}
        />
      )}
      {canBeListed(plan) && (
        <Switch
          label={say('setup-listed')}
          help={say('setup-listed-help')}
          value={plan.listed}
          onChange={(listed) => onChange({ ...plan, listed })}
        />
      )}
      <details class="house-rules" open={Object.keys(plan.options).length > 0}>
        <summary>
          {say('setup-rules')}
          <Icon name="down" class="small" />
        </summary>
        <Options plan={plan} game={game} edition={edition} onChange={onChange} />
      </details>
    </Panel>
  )
}
