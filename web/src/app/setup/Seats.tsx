import { useRef, useState } from 'preact/hooks'
import { OFFLINE } from '../../device/offline'
import { prefs } from '../../device/prefs'
import { has, say } from '../../i18n'
import { capital, colourName, joinWords } from '../../i18n/words'
import type { EditionInfo, GameInfo } from '../../net/protocol'
import { Button } from '../../ui/Button'
import { useFocusRestore } from '../../ui/hooks'
import { Icon, Portrait } from '../../ui/Icon'
import { Pawn } from '../../ui/Pawn'
import { animalOf, botName, botTitle, characterOf, EVEN, hasChosenStrength, levels, STRENGTH } from '../shared/bots'
import { guest } from '../shared/guest'
import { formSeatName, wayOf, type FormSeat, type SetupForm } from './form'
import { isSameBot, withBot, withColour, withFormSeat, withoutFormSeat } from './Ways'
import { PawnChoice, pawnName } from './Who'

interface SeatsProps {
  form: SetupForm
  game: GameInfo
  edition: EditionInfo
  onChange: (form: SetupForm) => void
}

/** Who plays: people at this device or their own, and bots. */
export function Seats({ form, game, edition, onChange }: SeatsProps) {
  const { formSeats } = form
  const way = wayOf(form)
  const people = formSeats.map((_, seat) => seat).filter((seat) => formSeats[seat]!.kind !== 'bot')
  people.sort((a, b) => Number(formSeats[b]!.kind === 'me') - Number(formSeats[a]!.kind === 'me'))
  const box = useRef<HTMLDivElement>(null)
  const [picking, pick] = useState<number | null>(null)
  const names = formSeats.map(formSeatName)
  useFocusRestore(box, formSeats.length)
  const bots = (way === 'alone' || people.length < formSeats.length) && (
    <Bots form={form} game={game} edition={edition} onChange={onChange} />
  )
  const add = (kind: FormSeat['kind'], text: string) => (
    <Button icon="plus" onClick={() => onChange(withFormSeat(form, edition, game, kind))}>
      <span class="caption">{say(text)}</span>
    </Button>
  )
  return (
    <div class="seats stack gap-10" ref={box}>
      {way === 'alone' && bots}
      {people.map((seat, n) => (
        <Person
          key={seat}
          {...{ form, edition, seat, onChange }}
          name={formSeats[seat]!.kind === 'open' ? say('setup-phone', { number: n + 1 }) : names[seat]!}
          onPick={() => pick(seat)}
        />
      ))}
      {picking !== null && picking < formSeats.length && (
        <PawnChoice
          edition={edition}
          holders={formSeats.map(({ colour }, seat) => ({ colour, name: names[seat]!, swaps: true }))}
          seat={picking}
          onChoose={(colour) => {
            if (formSeats[picking]!.kind === 'me') prefs.colour.value = colour
            onChange(withColour(form, edition, picking, colour))
          }}
          onClose={() => pick(null)}
        />
      )}
      {way !== 'alone' && formSeats.length < Math.max(...edition.players) && (
        <div class="acts flex wrap gap-8">
          {way === 'phones' && add('open', 'setup-add-phone')}
          {!formSeats.some(({ kind }) => kind === 'me')
            ? add('me', 'you')
            : !game.together && add('here', way === 'phones' ? 'setup-kind-here' : 'setup-add')}
          {!bots && add('bot', 'setup-add-bot')}
        </div>
      )}
      {way === 'phones' && <p class="note caption">{say('setup-next')}</p>}
      {way !== 'alone' && bots}
      {game.together && formSeats.length > 1 && (
        <p class="note caption">{say(OFFLINE ? 'offline-at-once' : 'setup-together')}</p>
      )}
    </div>
  )
}

interface PersonProps extends Omit<SeatsProps, 'game'> {
  seat: number
  name: string
  onPick: () => void
}

/** A person at this device, or a seat for one who comes with a phone. */
function Person({ form, edition, seat, name, onChange, onPick }: PersonProps) {
  const chair = form.formSeats[seat]!
  const change = (part: Partial<FormSeat>) =>
    onChange({ ...form, formSeats: form.formSeats.map((one, n) => (n === seat ? { ...one, ...part } : one)) })
  const called = chair.name.trim() || (chair.kind === 'me' && (prefs.name.value || guest.value)) || name
  const alone =
    (chair.kind === 'me' && wayOf(form) !== 'phones') || form.formSeats.length <= Math.min(...edition.players)
  return (
    <fieldset class="chair in-row wrap on-panel2 round-14 gap-10" data-kind={chair.kind} data-colour={chair.colour}>
      <legend class="sr">{say('setup-seat', { number: seat + 1, colour: colourName(chair.colour) })}</legend>
      <button
        type="button"
        class="pick-pawn centre p-0 relative no-border no-fill round-14 pointer-hand"
        aria-label={say('pawn-of', { name, pawn: pawnName(edition, chair.colour) })}
        onClick={onPick}
      >
        <Pawn colour={chair.colour} />
      </button>
      {chair.kind === 'open' || prefs.picturesOnly.value ? (
        <b class="name caption grow">
          {name} <small class="muted">{chair.kind === 'open' && say('seat-open')}</small>
        </b>
      ) : (
        <input
          type="text"
          class="name grow min-w-0"
          aria-label={say('setup-name')}
          placeholder={chair.kind === 'me' ? prefs.name.value || guest.value : name}
          value={chair.name}
          maxLength={20}
          autocomplete="off"
          onInput={(event) => change({ name: event.currentTarget.value })}
        />
      )}
      {offersYoung(edition) && (
        <label class="switch in-row semibold pointer-hand gap-8">
          {prefs.picturesOnly.value && <Icon name="hint" />}
          <span class="caption">
            {prefs.picturesOnly.value
              ? `${say('colon', { what: say('setup-young') })} ${easier(edition)}`
              : say('setup-young')}
          </span>
          <input
            class="relative rigid pill on-panel2 pointer-hand"
            type="checkbox"
            role="switch"
            checked={chair.young ?? false}
            onChange={(event) => change({ young: event.currentTarget.checked })}
          />
        </label>
      )}
      {!alone && (
        <Button
          class="remove"
          icon="close"
          label={say('setup-remove')}
          onClick={() => onChange(withoutFormSeat(form, edition, seat))}
        />
      )}
      {chair.young && (
        <p class="easier caption w-full">
          <b>{called}</b> {easier(edition)}
        </p>
      )}
    </fieldset>
  )
}

/** Players who cannot read yet are offered only what a picture can explain: the helper (G11). */
const offersYoung = ({ young }: EditionInfo): boolean =>
  prefs.picturesOnly.value ? 'helper' in young : Object.keys(young).length > 0

/** The easier rules for a young player in this edition. */
const easier = ({ young }: EditionInfo): string =>
  joinWords(
    Object.entries(young)
      .filter(([option]) => has(`setup-young-${option}`))
      .map(([option, value]) => say(`setup-young-${option}`, { value: String(value) })),
  ) + '.'

/** The bots: touch an animal, and it plays; in picture mode only those of fixed levels, and one as strong as you. */
export function Bots({ form, game, edition, onChange }: SeatsProps) {
  const { formSeats } = form
  const [met, meet] = useState<string | null>(null)
  const first = levels(game)
  const chosenStrength = game.bots.find((bot) => bot === (OFFLINE ? STRENGTH : EVEN))
  const others = [
    ...(chosenStrength ? [chosenStrength] : []),
    ...(prefs.picturesOnly.value ? [] : game.bots.filter((bot) => !hasChosenStrength(bot) && !first.includes(bot))),
  ]
  const [more, showMore] = useState(
    () => prefs.picturesOnly.value || others.some((bot) => formSeats.some((one) => isSameBot(one, bot))),
  )
  const strong = formSeats.findIndex(({ kind, bot }) => kind === 'bot' && hasChosenStrength(bot))
  return (
    <>
      <fieldset class="friends flex wrap">
        <legend class="sr">{say('setup-who-alone')}</legend>
        {[...first, ...(more ? others : [])].map((bot) => {
          const seat = formSeats.find((one) => isSameBot(one, bot))
          return (
            <label
              key={bot}
              class="friend stack justify-items-center relative pointer-hand"
              data-say={botName(bot)}
              title={aboutBot(game.game, bot)}
            >
              <input
                type="checkbox"
                class="sr"
                data-say={botName(bot)}
                checked={!!seat}
                onChange={() => {
                  meet(bot)
                  onChange(withBot(form, edition, game, bot))
                }}
              />
              <span class="face-of" data-colour={seat?.colour}>
                <Portrait bot={bot} />
              </span>
              <span class="caption text-center">
                <b class="block">{animalOf(bot)}</b>
                <small class="muted">{characterOf(bot)}</small>
              </span>
            </label>
          )
        })}
        {!more && others.length > 0 && (
          <Button icon="dots" label={say('setup-more-bots')} onClick={() => showMore(true)} />
        )}
      </fieldset>
      {strong >= 0 && game.strengths && !prefs.picturesOnly.value && (
        <Strength
          bot={formSeats[strong]!.bot}
          strengths={game.strengths}
          onChange={(bot) =>
            onChange({ ...form, formSeats: formSeats.map((one, n) => (n === strong ? { ...one, bot } : one)) })
          }
        />
      )}
      {met && (
        <small class="help caption block muted" aria-live="polite">
          <b>{say('colon', { what: botTitle(met) })}</b> {aboutBot(game.game, met)}
        </small>
      )}
    </>
  )
}

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
    <div class="in-row wrap semibold gap-16">
      {!OFFLINE && (
        <label class="switch in-row pointer-hand gap-8">
          <input
            class="relative rigid pill on-panel2 pointer-hand"
            type="checkbox"
            role="switch"
            checked={bot === EVEN}
            onChange={(event) => onChange(event.currentTarget.checked ? EVEN : `${STRENGTH}:${middle}`)}
          />
          <span>{capital(say('bot-kind-even'))}</span>
        </label>
      )}
      {bot !== EVEN && (
        <label class="in-row min-h-44 gap-8">
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
    </div>
  )
}
