import { drawingHref } from 'virtual:sprite'
import { OFFLINE } from '../../device/offline'
import { say } from '../../i18n'
import type { EditionInfo, GameInfo } from '../../net/protocol'
import { Icon } from '../../ui/Icon'
import { pawnMarkup } from '../../ui/Pawn'
import { hasChosenStrength } from '../shared/bots'
import {
  formSeatsWith,
  goalsPerSeat,
  isBot,
  isMe,
  limitGoals,
  newForm,
  wayOf,
  withFormSeat,
  withoutFormSeat,
  type FormSeat,
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
