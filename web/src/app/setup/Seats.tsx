import { has, say } from '../../i18n'
import type { EditionInfo, GameInfo } from '../../net/protocol'
import { Button } from '../../ui/Button'
import { Pawn } from '../../ui/Pawn'
import { Portrait } from '../../ui/Portrait'
import { botName } from '../bots'
import { guest } from '../guest'
import { prefs } from '../prefs'
import { kindsFor, withChair, withoutChair, type Chair, type Plan } from './plan'

interface Props {
  plan: Plan
  game: GameInfo
  edition: EditionInfo
  onChange: (plan: Plan) => void
}

/** Who sits where. */
export function Seats({ plan, game, edition, onChange }: Props) {
  const most = Math.max(...edition.players)
  const least = Math.min(...edition.players)
  const change = (seat: number, part: Partial<Chair>) =>
    onChange({ ...plan, chairs: plan.chairs.map((chair, n) => (n === seat ? { ...chair, ...part } : chair)) })
  return (
    <div class="chairs">
      {plan.chairs.map((chair, seat) => (
        <fieldset class="chair" key={chair.colour} data-colour={chair.colour}>
          <legend class="sr">
            {say('setup-seat', { number: seat + 1, colour: has(`colour-${chair.colour}`) ? say(`colour-${chair.colour}`) : chair.colour })}
          </legend>
          <span class="who">{chair.kind === 'bot' ? <Portrait bot={chair.bot} /> : <Pawn colour={chair.colour} />}</span>
          <div class="what">
            <span class="segments small">
              {kindsFor(game, plan.chairs, seat).map((kind) => (
                <label key={kind}>
                  <input
                    type="radio"
                    name={`kind-${chair.colour}`}
                    checked={chair.kind === kind}
                    onChange={() => change(seat, { kind })}
                  />
                  <span>{say(`setup-kind-${kind}`)}</span>
                </label>
              ))}
            </span>
            {chair.kind === 'bot' && (
              <select
                aria-label={say('setup-level')}
                value={chair.bot}
                onChange={(event) => change(seat, { bot: event.currentTarget.value })}
              >
                {game.bots.map((bot) => (
                  <option key={bot} value={bot}>
                    {botName(bot)}
                  </option>
                ))}
              </select>
            )}
            {(chair.kind === 'me' || chair.kind === 'here') && (
              <input
                type="text"
                aria-label={say('setup-name')}
                placeholder={chair.kind === 'me' ? prefs.name.value || guest.value : say('setup-guest', { number: seat + 1 })}
                value={chair.name}
                maxLength={20}
                autocomplete="off"
                onInput={(event) => change(seat, { name: event.currentTarget.value })}
              />
            )}
            {chair.kind !== 'bot' && Object.keys(edition.young).length > 0 && (
              <label class="young">
                <input
                  type="checkbox"
                  checked={chair.young ?? false}
                  onChange={(event) => change(seat, { young: event.currentTarget.checked })}
                />
                {say('setup-young')}
              </label>
            )}
            <small class="help">
              {chair.kind === 'bot' ? aboutBot(game.game, chair.bot) : say(`setup-about-${chair.kind}`)}
            </small>
          </div>
          <Button
            class="remove"
            icon="close"
            label={say('setup-remove')}
            disabled={plan.chairs.length <= least}
            onClick={() => onChange(withoutChair(plan, seat))}
          />
        </fieldset>
      ))}
      {game.together && plan.chairs.length > 1 && <p class="note">{say('setup-together')}</p>}
      {plan.chairs.length < most && (
        <Button icon="plus" class="add" onClick={() => onChange(withChair(plan, edition, game.bots))}>
          {say('setup-add')}
        </Button>
      )}
    </div>
  )
}

function aboutBot(game: string, bot: string): string {
  const own = `bot-about-${game}-${bot}`
  const shared = `bot-about-${bot}`
  return has(own) ? say(own) : has(shared) ? say(shared) : ''
}
