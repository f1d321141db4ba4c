import { drawingHref } from 'virtual:sprite'
import { OFFLINE } from '../../device/offline'
import { say } from '../../i18n'
import type { EditionInfo, GameInfo, OptionValue } from '../../net/protocol'
import { Icon } from '../../ui/Icon'
import { pawnMarkup } from '../../ui/Pawn'
import { hasChosenStrength, nextBot } from '../shared/bots'
import {
  around,
  botSeat,
  firstOf,
  formSeatsWith,
  goalsPerSeat,
  isBot,
  isMe,
  newForm,
  opposite,
  single,
  sortAround,
  valueOf,
  wayOf,
  type FormSeat,
  type SeatKind,
  type SetupForm,
  type Sitter,
  type Way,
} from './form'

/** Where all play at the same time, nobody can share a device, and nobody can join the offline page. */
export const canPlay = (way: Way, { together }: Pick<GameInfo, 'together'>): boolean =>
  way === 'alone' || (way === 'share' ? !together : !OFFLINE)

/** The same game in another way: you keep your pawn, and the others are new. */
export function withWay(form: SetupForm, way: Way, edition: EditionInfo, { bots }: Pick<GameInfo, 'bots'>): SetupForm {
  if (way === wayOf(form)) return form
  const me = form.formSeats.find(isMe) ?? {}
  const [person, count]: [Sitter, number] =
    way === 'share' ? [{ kind: 'here', name: '', bot: '' }, 1] : [{ kind: 'open', name: '', bot: '' }, 2]
  const formSeats =
    way === 'alone'
      ? formSeatsWith(edition, newForm(edition, bots).formSeats.filter(isBot), me)
      : formSeatsWith(edition, Array<Sitter>(Math.min(count, Math.max(...edition.players) - 1)).fill(person), me)
  const same = Object.entries(form.options).filter(([name, value]) => name !== 'first' && !Array.isArray(value))
  const options = limitGoals(Object.fromEntries(same), goalsPerSeat(edition, formSeats.length))
  return { ...form, formSeats, options }
}

/** The same people at another edition, as far as it has seats; those who cannot share this device use their own. */
export function withEdition(
  form: SetupForm,
  edition: EditionInfo,
  { bots, together }: Pick<GameInfo, 'bots' | 'together'>,
): SetupForm {
  const fresh = newForm(edition, bots)
  const me = form.formSeats.findIndex(isMe)
  const own = edition.colours.indexOf(form.formSeats[me]?.colour ?? '')
  const first = own < 0 ? 0 : own - me // you keep your pawn, the others sit around you as before
  const kept = form.formSeats.slice(0, Math.max(...edition.players)).map((formSeat, seat, chairs): FormSeat => ({
    ...formSeat,
    kind:
      together && (formSeat.kind === 'here' || (formSeat.kind === 'me' && chairs.findIndex(isMe) < seat))
        ? OFFLINE
          ? 'bot'
          : 'open'
        : formSeat.kind,
    bot: bots.includes(formSeat.bot) ? formSeat.bot : (fresh.formSeats[1]?.bot ?? 'random'),
    colour: edition.colours.at((first + seat) % edition.colours.length)!,
  }))
  while (kept.length < Math.min(...edition.players))
    kept.push(addedFormSeat(kept, edition, nextSeat(kept, 'bot', bots)))
  return { ...form, edition: edition.id, formSeats: sortAround(kept, edition), options: {} }
}

const addedFormSeat = (formSeats: FormSeat[], { colours }: EditionInfo, sitter: Sitter): FormSeat => ({
  ...sitter,
  colour: colours.find((one) => formSeats.every((formSeat) => formSeat.colour !== one))!,
})

/** A player to add: a bot is an animal that is not there yet. */
function nextSeat(formSeats: FormSeat[], kind: SeatKind, bots: string[]): Sitter {
  const met = formSeats.filter(isBot).map(({ bot }) => bot)
  return { kind, name: '', bot: nextBot(bots, met) }
}

/** One more player: of a kind, or this bot. */
export function withFormSeat(
  form: SetupForm,
  edition: EditionInfo,
  game: Pick<GameInfo, 'bots' | 'options'>,
  kind: SeatKind,
  bot?: string,
): SetupForm {
  const sitter = bot ? botSeat(bot) : nextSeat(form.formSeats, kind, game.bots)
  const formSeats = opposite([...form.formSeats, addedFormSeat(form.formSeats, edition, sitter)], edition)
  const more = Object.entries(form.options).map(([name, value]): [string, OptionValue] => {
    const option = game.options.find((one) => one.name === name)
    return [
      name,
      Array.isArray(value) && option ? [...value, single(valueOf({ options: {} }, edition, option))] : value,
    ]
  })
  const options = limitGoals(Object.fromEntries(more), goalsPerSeat(edition, formSeats.length))
  return reseat({ ...form, options }, formSeats, around(formSeats, edition))
}

export function withoutFormSeat(form: SetupForm, edition: EditionInfo, seat: number): SetupForm {
  const left = form.formSeats.map((_, n) => n).filter((n) => n !== seat)
  const chairs = opposite(
    left.map((n) => form.formSeats[n]!),
    edition,
  )
  const from = around(chairs, edition).map((n) => left[n]!)
  const all = form.formSeats.map((formSeat, n) => chairs[left.indexOf(n)] ?? formSeat)
  return reseat(form, all, from)
}

/** The seats in this order, with what was chosen for each of them: values per seat, and who begins. */
function reseat(form: SetupForm, formSeats: FormSeat[], order: number[]): SetupForm {
  const options = Object.fromEntries(
    Object.entries(form.options).map(([name, value]) => [
      name,
      Array.isArray(value) ? order.map((n) => value[n] ?? null) : value,
    ]),
  )
  const first = order.indexOf(firstOf(form) ?? -1)
  return withFirst({ ...form, options, formSeats: order.map((n) => formSeats[n]!) }, first < 0 ? null : first)
}

/** Give a seat another pawn, and swap with the seat that has it: around the board, and with its chosen values. */
export function withColour(form: SetupForm, edition: EditionInfo, seat: number, colour: string): SetupForm {
  const left = form.formSeats[seat]!.colour
  const chairs = form.formSeats.map((formSeat, n) =>
    n === seat ? { ...formSeat, colour } : formSeat.colour === colour ? { ...formSeat, colour: left } : formSeat,
  )
  return reseat(form, chairs, around(chairs, edition))
}

/** More people share the cards: a seat that wanted more than there are now gets all there are. */
export function limitGoals(
  { goals, ...options }: Record<string, OptionValue>,
  most: number,
): Record<string, OptionValue> {
  if (!Array.isArray(goals)) return goals === undefined || Number(goals) >= most ? options : { ...options, goals }
  return { ...options, goals: goals.map((one) => (Number(one) >= most ? null : one)) }
}

export const withFirst = (form: SetupForm, seat: number | null): SetupForm => {
  const { first: _, ...options } = form.options
  return { ...form, options: seat === null ? options : { ...options, first: seat + 1 } }
}

/** Whether the bot of a seat is this one: a chosen strength is one animal, however strong. */
export const isSameBot = (one: FormSeat, bot: string): boolean =>
  isBot(one) && (one.bot === bot || (hasChosenStrength(one.bot) && hasChosenStrength(bot)))

/** This bot comes or goes; at a full table it takes the place of another one. */
export function withBot(
  form: SetupForm,
  edition: EditionInfo,
  game: Pick<GameInfo, 'bots' | 'options'>,
  bot: string,
): SetupForm {
  const { formSeats } = form
  const there = formSeats.findIndex((one) => isSameBot(one, bot))
  if (there >= 0) return formSeats.length > Math.min(...edition.players) ? withoutFormSeat(form, edition, there) : form
  if (formSeats.length < Math.max(...edition.players)) return withFormSeat(form, edition, game, 'bot', bot)
  const last = formSeats.map(isBot).lastIndexOf(true)
  return { ...form, formSeats: formSeats.map((one, seat) => (seat === last ? { ...one, bot } : one)) }
}

interface Props {
  way: Way
  game: GameInfo
  onChange: (way: Way) => void
}

const WAYS: Way[] = ['alone', 'share', 'phones']

/** How people play: alone, at one device, or each with their own. */
export function Ways({ way, game, onChange }: Props) {
  return (
    <div class="ways-to-play stack gap-16" role="radiogroup" aria-label={say('setup-way')}>
      {WAYS.map((one) => (
        <label key={one} class="choice panel in-row relative gap-16 pointer-hand">
          <input
            type="radio"
            class="sr"
            name="way"
            checked={one === way}
            disabled={!canPlay(one, game)}
            onChange={() => onChange(one)}
          />
          <WayPicture way={one} />
          <span class="caption grow min-w-0">
            <b class="block">{say(`setup-way-${one}`)}</b>
            <small class="block muted">{say(`setup-way-${one}-about`)}</small>
          </span>
          {one === way && (
            <span class="tick centre circle">
              <Icon name="check" />
            </span>
          )}
        </label>
      ))}
    </div>
  )
}

/** Pawns, each with the place of its feet and its size. */
const PAWNS: Record<Way, [colour: string, x: number, y: number, scale: number][]> = {
  alone: [['red', 38, 90, 1.05]],
  share: [
    ['red', 22, 84, 0.78],
    ['yellow', 102, 84, 0.78],
    ['blue', 62, 98, 0.6],
  ],
  phones: [
    ['red', 22, 98, 0.66],
    ['yellow', 62, 98, 0.66],
    ['blue', 102, 98, 0.66],
  ],
}
const DEVICES: Record<Way, [x: number, y: number, width: number, height: number][]> = {
  alone: [],
  share: [[34, 8, 56, 84]],
  phones: [5, 45, 85].map((x) => [x, 16, 34, 60]),
}

function WayPicture({ way }: { way: Way }) {
  return (
    <svg class="way-picture rigid see-through" viewBox="0 0 124 100" aria-hidden="true">
      {DEVICES[way].map(([x, y, width, height]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <rect class="device" width={width} height={height} rx={8} />
          <rect class="lawn" x={4} y={5} width={width - 8} height={height - 10} rx={4} />
          <path d={`M8 18h${width - 16}M8 ${height / 2}h${width - 16}M${width / 2} 10v${height - 20}`} />
        </g>
      ))}
      {way === 'alone' && (
        <>
          <use href={drawingHref('portrait', 'level2')} transform="translate(56 32) scale(.84)" />
          <use href={drawingHref('portrait', 'level1')} transform="translate(90 66) scale(.52)" />
        </>
      )}
      {PAWNS[way].map(([colour, x, y, scale]) => (
        <g
          key={colour}
          transform={`translate(${x} ${y}) scale(${scale})`}
          dangerouslySetInnerHTML={{ __html: pawnMarkup(colour, way === 'alone') }}
        />
      ))}
    </svg>
  )
}
