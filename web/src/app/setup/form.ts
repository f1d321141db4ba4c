/** A table while it is being set up, before the server knows it. */
import type { EditionInfo, GameInfo, OptionInfo, OptionValue, NewSeat, NewTable } from '../../net/protocol'
import { inSentence, locale, say } from '../../i18n'
import { joinWords } from '../../i18n/words'
import { botName, nextBot } from '../shared/bots'

export type SeatKind = NewSeat['kind']

export interface FormSeat {
  kind: SeatKind
  name: string
  bot: string
  colour: string
  /** Plays by the edition's easier rules. */
  young?: boolean
}

export interface SetupForm {
  edition: string
  formSeats: FormSeat[]
  /** Only the changed options. */
  options: Record<string, OptionValue>
  clock: number | null
  timeout: 'bot' | 'pass'
  undo: boolean
  hints: boolean
  listed: boolean
}

/** How people play: against bots, at one device, or each with their own; it follows from the seats. */
export type Way = 'alone' | 'share' | 'phones'

export const wayOf = ({ formSeats }: SetupForm): Way =>
  formSeats.some(({ kind }) => kind === 'open')
    ? 'phones'
    : formSeats.some(({ kind }) => kind === 'here')
      ? 'share'
      : 'alone'

export const isMe = (formSeat: FormSeat): boolean => formSeat.kind === 'me'
export const isBot = (formSeat: Sitter): boolean => formSeat.kind === 'bot'
const isYoung = (formSeat: FormSeat): boolean => !isBot(formSeat) && !!formSeat.young

/** You, with your favourite colour, and two bots, or as many as the edition has seats for. */
export function newForm(edition: EditionInfo, bots: string[], colour: string | null = null): SetupForm {
  const count = Math.min(3, Math.max(...edition.players))
  const others: string[] = []
  while (others.length < count - 1) others.push(nextBot(bots, others))
  return {
    edition: edition.id,
    formSeats: formSeatsWith(edition, others.map(botSeat), { colour: colour ?? '' }),
    options: {},
    clock: null,
    timeout: 'pass',
    undo: true,
    hints: true,
    listed: false,
  }
}

/** A seat without its pawn. */
export type Sitter = Omit<FormSeat, 'colour'>

export const botSeat = (bot: string): Sitter => ({ kind: 'bot', name: '', bot })

/** You, with your favourite colour, and the others around the board. */
export function formSeatsWith(edition: EditionInfo, others: Sitter[], me: Partial<FormSeat>): FormSeat[] {
  const [mine, ...free] = from(edition.colours, me.colour ?? null)
  const own: FormSeat = { name: '', bot: 'random', ...me, kind: 'me', colour: mine! }
  return sortAround([own, ...others.map((other, n): FormSeat => ({ ...other, colour: free[n]! }))], edition)
}

/** The colours around the board, starting with the given one. */
const from = (colours: string[], first: string | null): string[] => {
  const at = Math.max(0, colours.indexOf(first ?? ''))
  return [...colours.slice(at), ...colours.slice(0, at)]
}

/** Seat the colours around the board in the edition's order; two sit opposite (K2), where you keep your pawn. */
export function sortAround(formSeats: FormSeat[], edition: EditionInfo): FormSeat[] {
  const seats = opposite(formSeats, edition)
  return around(seats, edition).map((n) => seats[n]!)
}

export function opposite(formSeats: FormSeat[], edition: EditionInfo): FormSeat[] {
  const { colours } = edition
  if (formSeats.length !== 2 || colours.length % 2) return formSeats
  const keeps = formSeats.find(isMe) ?? formSeats[around(formSeats, edition)[0]!]!
  const across = colours[(colours.indexOf(keeps.colour) + colours.length / 2) % colours.length]!
  return formSeats.map((formSeat) => (formSeat === keeps ? formSeat : { ...formSeat, colour: across }))
}

/** The order of the seats around the board. */
export const around = (formSeats: FormSeat[], { colours }: EditionInfo): number[] =>
  formSeats
    .map((_, n) => n)
    .sort((a, b) => colours.indexOf(formSeats[a]!.colour) - colours.indexOf(formSeats[b]!.colour))

/** How many goal cards each seat gets if all are dealt. */
export const goalsPerSeat = ({ goals }: EditionInfo, seats: number): number => Math.floor((goals ?? 0) / seats)

/** Whether the first player can be chosen (K3). */
export const canChooseFirst = (seats: number, game: GameInfo): boolean =>
  seats > 1 && game.options.some((option) => option.name === 'first')

/** The seat that begins; null: at random. The option counts from 1, and the server sends it as a string. */
export const firstOf = ({ options }: { options: Record<string, OptionValue> }): number | null =>
  options.first ? Number(options.first) - 1 : null

export function valueOf(form: Pick<SetupForm, 'options'>, edition: EditionInfo, option: OptionInfo): OptionValue {
  const own = form.options[option.name]
  if (own !== undefined) return own
  const given = edition.options[option.name]
  return given !== undefined ? given : option.default
}

/** Where several people race each other, the coach helps nobody. */
export const canHint = ({ formSeats }: SetupForm, { together }: Pick<GameInfo, 'together'>): boolean =>
  !together || formSeats.length === 1

/** Among strangers, everybody plays on their own device. */
export const canBeListed = ({ formSeats }: SetupForm): boolean =>
  formSeats.some((formSeat) => formSeat.kind === 'open') && formSeats.every((chair) => chair.kind !== 'here')

/** A solo game of rounds has its own clock. */
export const hasClock = ({ formSeats }: SetupForm, game: GameInfo): boolean => !hasRounds(game) || formSeats.length > 1

export const hasRounds = (game: GameInfo): boolean => game.options.some((option) => option.name === 'round_clock')

/** The options with those of young players, each for its seat if the option can differ by seat. */
function optionsOf(form: SetupForm, game: GameInfo, edition: EditionInfo): Record<string, OptionValue> {
  const options: Record<string, OptionValue> = {}
  for (const option of game.options) {
    const own = form.options[option.name]
    if (own !== undefined) options[option.name] = own
    const easier = edition.young[option.name]
    if (easier === undefined || !form.formSeats.some(isYoung)) continue
    if (!option.per_seat) options[option.name] = easier
    else {
      const usual = valueOf(form, edition, option)
      options[option.name] = form.formSeats.map((formSeat, seat) =>
        single(isYoung(formSeat) ? easier : Array.isArray(usual) ? (usual[seat] ?? option.default) : usual),
      )
    }
  }
  return options
}

export const single = (value: OptionValue): Exclude<OptionValue, unknown[]> =>
  Array.isArray(value) ? (value[0] ?? null) : value

/** The request to the server. Two people need two names; a person without a name gets the given word. */
export function newTableOf(
  form: SetupForm,
  { game, edition }: { game: GameInfo; edition: EditionInfo },
  me: string,
  guest: (seat: number) => string,
): NewTable {
  const seats = form.formSeats.map(({ kind, name, bot, colour }, seat): NewSeat => {
    if (kind === 'bot') return { kind, bot, colour }
    if (kind === 'open') return { kind, colour }
    return { kind, name: name.trim() || (kind === 'me' ? me : guest(seat)), colour }
  })
  return {
    edition: form.edition,
    options: optionsOf(form, game, edition),
    seats,
    listed: form.listed && canBeListed(form),
    clock: hasClock(form, game) ? form.clock : null,
    timeout: form.timeout,
    undo: form.undo,
    hints: form.hints && canHint(form, game),
    begin: form.formSeats.every((formSeat) => formSeat.kind !== 'open'),
  }
}

/** Name of a seat before the game. */
export const formSeatName = ({ kind, name, bot }: FormSeat, seat: number): string => {
  if (kind === 'bot') return botName(bot)
  if (kind === 'open') return say('seat-open')
  return name.trim() || (kind === 'me' ? say('you') : say('setup-guest', { number: seat + 1 }))
}

/** Who plays, within a sentence: “you, the Cat and two phones”. */
export function withWords({ formSeats }: Pick<SetupForm, 'formSeats'>): string {
  const phones = formSeats.filter(({ kind }) => kind === 'open').length
  const named = formSeats.map((chair, seat) => ({ chair, name: formSeatName(chair, seat) }))
  const names = (kind: FormSeat['kind']) => named.filter(({ chair }) => chair.kind === kind).map(({ name }) => name)
  const mine = named
    .filter(({ chair }) => chair.kind === 'me')
    .map(({ chair, name }) => (chair.name.trim() ? name : say('you').toLocaleLowerCase(locale())))
  return joinWords([
    ...mine,
    ...names('here'),
    ...names('bot').map(inSentence),
    ...(phones ? [say('setup-phones', { count: phones })] : []),
  ])
}
