import { useRef, useState } from 'preact/hooks'
import { OFFLINE } from '../../device/offline'
import { prefs } from '../../device/prefs'
import { has, say } from '../../i18n'
import { colourName, capital } from '../../i18n/words'
import type { EditionInfo, GameInfo } from '../../net/protocol'
import { Button } from '../../ui/Button'
import { useFocusRestore } from '../../ui/hooks'
import { Icon, Portrait } from '../../ui/Icon'
import { Pawn } from '../../ui/Pawn'
import { botTitle, EVEN, hasChosenStrength, levels, STRENGTH } from '../shared/bots'
import { guest } from '../shared/guest'
import { kindsFor, withColour, withFormSeat, withoutFormSeat, type FormSeat, type SetupForm } from './form'
import { PawnChoice, formSeatName, pawnName } from './PawnChoice'

const ICONS = { me: 'smile', here: 'people', bot: 'bot', open: 'phone' } as const

interface SeatsProps {
  form: SetupForm
  game: GameInfo
  edition: EditionInfo
  onChange: (form: SetupForm) => void
}

/** The seats of the setup form. */
export function Seats({ form, game, edition, onChange }: SeatsProps) {
  const strengthBot = game.bots.find((bot) => bot === (OFFLINE ? STRENGTH : EVEN))
  const bots = [
    ...(prefs.picturesOnly.value ? levels(game) : game.bots.filter((bot) => !hasChosenStrength(bot))),
    ...(strengthBot ? [strengthBot] : []),
  ]
  const most = Math.max(...edition.players)
  const least = Math.min(...edition.players)
  const box = useRef<HTMLDivElement>(null)
  const [picking, pick] = useState<number | null>(null)
  const names = form.formSeats.map(formSeatName)
  useFocusRestore(box, form.formSeats.length)
  const change = (seat: number, part: Partial<FormSeat>) =>
    onChange({
      ...form,
      formSeats: form.formSeats.map((formSeat, n) => (n === seat ? { ...formSeat, ...part } : formSeat)),
    })
  return (
    <div class="chairs stack gap-10" ref={box}>
      {game.together && form.formSeats.length > 1 && (
        <p class="note caption">{say(OFFLINE ? 'offline-at-once' : 'setup-together')}</p>
      )}
      {form.formSeats.map((chair, seat) => (
        <fieldset class="chair stack items-start on-panel2 round-14 gap-10 lined" key={seat} data-colour={chair.colour}>
          <legend class="sr">{say('setup-seat', { number: seat + 1, colour: colourName(chair.colour) })}</legend>
          <button
            type="button"
            class="who pick-pawn centre p-0 relative no-border no-fill round-14 pointer-hand"
            aria-label={say('pawn-of', { name: names[seat]!, pawn: pawnName(edition, chair.colour) })}
            onClick={() => pick(seat)}
          >
            {chair.kind === 'bot' ? <Portrait bot={chair.bot} /> : <Pawn colour={chair.colour} />}
          </button>
          <div class="what in-row wrap min-w-0 gap-8">
            <span class="segments small inline-flex wrap on-panel round-14">
              {kindsFor(game, form.formSeats, seat).map((kind) => (
                <label class="relative pointer-hand" key={kind}>
                  <input
                    class="cover m-0 pointer-hand"
                    type="radio"
                    name={`kind-${chair.colour}`}
                    checked={chair.kind === kind}
                    onChange={() => change(seat, kind === 'bot' ? { kind, young: false } : { kind })}
                  />
                  <span>
                    {prefs.picturesOnly.value && <Icon name={ICONS[kind]} />}
                    <span class="caption">{say(`setup-kind-${kind}`)}</span>
                  </span>
                </label>
              ))}
            </span>
            {chair.kind === 'bot' && (
              <span class="faces flex wrap" role="radiogroup" aria-label={say('setup-level')}>
                {bots.map((bot) => (
                  <label class="centre circle pointer-hand" key={bot} title={botTitle(bot)}>
                    <input
                      type="radio"
                      class="sr"
                      name={`bot-${chair.colour}`}
                      checked={chair.bot === bot || (hasChosenStrength(chair.bot) && hasChosenStrength(bot))}
                      onChange={() => change(seat, { bot })}
                    />
                    <span class="face-of">
                      <Portrait bot={bot} />
                    </span>
                    <span class="sr">{botTitle(bot)}</span>
                  </label>
                ))}
              </span>
            )}
            {chair.kind === 'bot' && hasChosenStrength(chair.bot) && game.strengths && !prefs.picturesOnly.value && (
              <Strength bot={chair.bot} strengths={game.strengths} onChange={(bot) => change(seat, { bot })} />
            )}
            {(chair.kind === 'me' || chair.kind === 'here') && !prefs.picturesOnly.value && (
              <input
                type="text"
                aria-label={say('setup-name')}
                placeholder={
                  chair.kind === 'me' ? prefs.name.value || guest.value : say('setup-guest', { number: seat + 1 })
                }
                value={chair.name}
                maxLength={20}
                autocomplete="off"
                onInput={(event) => change(seat, { name: event.currentTarget.value })}
              />
            )}
            {chair.kind !== 'bot' && offersYoung(edition) && (
              <label class="young inline-row semibold pointer-hand min-h-44 gap-8">
                <input
                  type="checkbox"
                  checked={chair.young ?? false}
                  onChange={(event) => change(seat, { young: event.currentTarget.checked })}
                />
                {prefs.picturesOnly.value && <Icon name="hint" />}
                <span class="caption">
                  {say('setup-young')}
                  <small class="help block muted">{easier(edition)}</small>
                </span>
              </label>
            )}
            <small class="help caption block muted">
              {chair.kind === 'bot' ? <b>{say('colon', { what: botTitle(chair.bot) })} </b> : null}
              {chair.kind === 'bot' ? aboutBot(game.game, chair.bot) : say(`setup-about-${chair.kind}`)}
            </small>
          </div>
          <Button
            class="remove"
            icon="close"
            label={say('setup-remove')}
            disabled={form.formSeats.length <= least}
            onClick={() => onChange(withoutFormSeat(form, edition, seat))}
          />
        </fieldset>
      ))}
      {picking !== null && picking < form.formSeats.length && (
        <PawnChoice
          edition={edition}
          holders={form.formSeats.map(({ colour }, seat) => ({ colour, name: names[seat]!, swaps: true }))}
          seat={picking}
          onChoose={(colour) => {
            if (form.formSeats[picking]!.kind === 'me') prefs.colour.value = colour
            onChange(withColour(form, edition, picking, colour))
          }}
          onClose={() => pick(null)}
        />
      )}
      {form.formSeats.length < most && (
        <Button icon="plus" class="add" onClick={() => onChange(withFormSeat(form, edition, game))}>
          <span class="caption">{say('setup-add')}</span>
        </Button>
      )}
    </div>
  )
}

/** Players who cannot read yet are offered only what a picture can explain: the helper (G11). */
const offersYoung = ({ young }: EditionInfo): boolean =>
  prefs.picturesOnly.value ? 'helper' in young : Object.keys(young).length > 0

/** The easier rules for a young player in this edition. */
const easier = ({ young }: EditionInfo): string =>
  Object.entries(young)
    .filter(([option]) => has(`setup-young-${option}`))
    .map(([option, value]) => say(`setup-young-${option}`, { value: String(value) }))
    .join(say('list-apart'))

function aboutBot(game: string, name: string): string {
  const bot = name.split(':')[0]!
  const own = `bot-about-${game}-${bot}`
  const shared = `bot-about-${bot}`
  return has(own) ? say(own) : has(shared) ? say(shared) : ''
}

interface StrengthProps {
  bot: string
  strengths: NonNullable<GameInfo['strengths']>
  onChange: (bot: string) => void
}

/** A bot as strong as you, or of a given strength. Offline, nobody has a rating. */
function Strength({ bot, strengths: { low, high, middle }, onChange }: StrengthProps) {
  const points = Number(bot.split(':')[1] ?? middle)
  return (
    <>
      {!OFFLINE && (
        <label class="young inline-row semibold pointer-hand min-h-44 gap-8">
          <input
            type="checkbox"
            checked={bot === EVEN}
            onChange={(event) => onChange(event.currentTarget.checked ? EVEN : `${STRENGTH}:${middle}`)}
          />
          <span>{capital(say('bot-kind-even'))}</span>
        </label>
      )}
      {bot !== EVEN && (
        <label class="young inline-row semibold pointer-hand min-h-44 gap-8">
          <span>{say('bot-points', { points: String(points) })}</span>
          <input
            type="range"
            min={low}
            max={high}
            value={points}
            onInput={(event) => onChange(`${STRENGTH}:${event.currentTarget.value}`)}
          />
        </label>
      )}
    </>
  )
}
