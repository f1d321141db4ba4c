/** A table while it is being set up, before the server knows it. */
import { ALONE } from '../../device/alone'
import type { EditionInfo, GameInfo, OptionInfo, OptionValue, SeatPlan, TablePlan } from '../../net/protocol'

type SeatKind = SeatPlan['kind']

export interface Chair {
  kind: SeatKind
  name: string
  bot: string
  colour: string
  /** Plays by the edition's easier rules. */
  young?: boolean
}

export interface Plan {
  edition: string
  chairs: Chair[]
  /** Only the changed options. */
  options: Record<string, OptionValue>
  clock: number | null
  timeout: 'bot' | 'pass'
  undo: boolean
  hints: boolean
  listed: boolean
}

/** Nobody can join the offline page. */
export const KINDS: SeatKind[] = ALONE ? ['me', 'here', 'bot'] : ['me', 'here', 'bot', 'open']

const isMe = (chair: Chair): boolean => chair.kind === 'me'
const isYoung = ({ kind, young }: Chair): boolean => kind !== 'bot' && !!young

const LEVELS = ['level2', 'level1', 'level3']

/** You, with your favourite colour, and two bots, or as many as the edition has seats for. */
export function freshPlan(edition: EditionInfo, bots: string[], colour: string | null = null): Plan {
  const most = Math.max(...edition.players)
  const count = Math.min(3, most)
  const level = (n: number) => LEVELS.find((name, k) => k >= n && bots.includes(name)) ?? bots[0] ?? 'random'
  const others = Array.from({ length: count - 1 }, (_, n) => level(n))
  return {
    edition: edition.id,
    chairs: chairsWith(edition, others, colour),
    options: {},
    clock: null,
    timeout: 'pass',
    undo: true,
    hints: true,
    listed: false,
  }
}

/** You, with your favourite colour, and these bots around the board. */
export function chairsWith(edition: EditionInfo, bots: string[], colour: string | null = null): Chair[] {
  const [mine, ...free] = from(edition.colours, colour)
  const me: Chair = { kind: 'me', name: '', bot: bots[0] ?? 'random', colour: mine! }
  return placed([me, ...bots.map((bot, n): Chair => ({ kind: 'bot', name: '', bot, colour: free[n]! }))], edition)
}

/** The colours around the board, starting with the given one. */
const from = (colours: string[], first: string | null): string[] => {
  const at = Math.max(0, colours.indexOf(first ?? ''))
  return [...colours.slice(at), ...colours.slice(0, at)]
}

/** The kinds of player allowed on a seat: where all play at the same time, one person per device. */
export function kindsFor({ together }: Pick<GameInfo, 'together'>, chairs: Chair[], seat: number): SeatKind[] {
  if (!together) return KINDS
  const taken = chairs.some((chair, n) => n !== seat && chair.kind === 'me')
  return KINDS.filter((kind) => kind !== 'here' && !(kind === 'me' && taken))
}

/** The same people at another edition, as far as it has seats; those who cannot share this device use their own. */
export function moved(plan: Plan, edition: EditionInfo, { bots, together }: Pick<GameInfo, 'bots' | 'together'>): Plan {
  const fresh = freshPlan(edition, bots)
  const me = plan.chairs.findIndex(isMe)
  const own = edition.colours.indexOf(plan.chairs[me]?.colour ?? '')
  const first = own < 0 ? 0 : own - me // you keep your pawn, the others sit around you as before
  const kept = plan.chairs.slice(0, Math.max(...edition.players)).map((chair, seat, chairs): Chair => ({
    ...chair,
    kind:
      together && (chair.kind === 'here' || (chair.kind === 'me' && chairs.findIndex(isMe) < seat))
        ? KINDS.at(-1)!
        : chair.kind,
    bot: bots.includes(chair.bot) ? chair.bot : (fresh.chairs[1]?.bot ?? 'random'),
    colour: edition.colours.at((first + seat) % edition.colours.length)!,
  }))
  while (kept.length < Math.min(...edition.players)) kept.push(spareChair(kept, edition, bots))
  return { ...plan, edition: edition.id, chairs: placed(kept, edition), options: {} }
}

function spareChair(chairs: Chair[], edition: EditionInfo, bots: string[]): Chair {
  const colour = edition.colours.find((one) => chairs.every((chair) => chair.colour !== one))!
  const known = LEVELS.filter((bot) => bots.includes(bot))
  const met = new Set(chairs.filter(({ kind }) => kind === 'bot').map(({ bot }) => bot))
  // prefer another animal: two of a kind are hard to distinguish
  return { kind: 'bot', name: '', bot: known.find((bot) => !met.has(bot)) ?? known[0] ?? bots[0] ?? 'random', colour }
}

/** Seat the colours around the board in the edition's order; two sit opposite (K2), where you keep your pawn. */
function placed(chairs: Chair[], edition: EditionInfo): Chair[] {
  const seats = opposite(chairs, edition)
  return around(seats, edition).map((n) => seats[n]!)
}

function opposite(chairs: Chair[], edition: EditionInfo): Chair[] {
  const { colours } = edition
  if (chairs.length !== 2 || colours.length % 2) return chairs
  const keeps = chairs.find(isMe) ?? chairs[around(chairs, edition)[0]!]!
  const across = colours[(colours.indexOf(keeps.colour) + colours.length / 2) % colours.length]!
  return chairs.map((chair) => (chair === keeps ? chair : { ...chair, colour: across }))
}

/** The order of the seats around the board. */
const around = (chairs: Chair[], { colours }: EditionInfo): number[] =>
  chairs.map((_, n) => n).sort((a, b) => colours.indexOf(chairs[a]!.colour) - colours.indexOf(chairs[b]!.colour))

export function withChair(plan: Plan, edition: EditionInfo, game: Pick<GameInfo, 'bots' | 'options'>): Plan {
  const chairs = opposite([...plan.chairs, spareChair(plan.chairs, edition, game.bots)], edition)
  const more = Object.entries(plan.options).map(([name, value]): [string, OptionValue] => {
    const option = game.options.find((one) => one.name === name)
    return [
      name,
      Array.isArray(value) && option ? [...value, single(valueOf({ options: {} }, edition, option))] : value,
    ]
  })
  const options = dealable(Object.fromEntries(more), dealt(edition, chairs.length))
  return reseat({ ...plan, options }, chairs, around(chairs, edition))
}

export function withoutChair(plan: Plan, edition: EditionInfo, seat: number): Plan {
  const left = plan.chairs.map((_, n) => n).filter((n) => n !== seat)
  const chairs = opposite(
    left.map((n) => plan.chairs[n]!),
    edition,
  )
  const from = around(chairs, edition).map((n) => left[n]!)
  const all = plan.chairs.map((chair, n) => chairs[left.indexOf(n)] ?? chair)
  return reseat(plan, all, from)
}

/** The seats in this order, with what was chosen for each of them: values per seat, and who begins. */
function reseat(plan: Plan, chairs: Chair[], order: number[]): Plan {
  const options = Object.fromEntries(
    Object.entries(plan.options).map(([name, value]) => [
      name,
      Array.isArray(value) ? order.map((n) => value[n] ?? null) : value,
    ]),
  )
  const first = order.indexOf(firstOf(plan) ?? -1)
  return withFirst({ ...plan, options, chairs: order.map((n) => chairs[n]!) }, first < 0 ? null : first)
}

/** Give a seat another pawn, and swap with the seat that has it: around the board, and with its chosen values. */
export function recoloured(plan: Plan, edition: EditionInfo, seat: number, colour: string): Plan {
  const left = plan.chairs[seat]!.colour
  const chairs = plan.chairs.map((chair, n) =>
    n === seat ? { ...chair, colour } : chair.colour === colour ? { ...chair, colour: left } : chair,
  )
  return reseat(plan, chairs, around(chairs, edition))
}

/** How many goal cards each seat gets if all are dealt. */
export const dealt = ({ goals }: EditionInfo, seats: number): number => Math.floor((goals ?? 0) / seats)

/** More people share the cards: a seat that wanted more than there are now gets all there are. */
function dealable({ goals, ...options }: Record<string, OptionValue>, most: number): Record<string, OptionValue> {
  if (!Array.isArray(goals)) return goals === undefined || Number(goals) >= most ? options : { ...options, goals }
  return { ...options, goals: goals.map((one) => (Number(one) >= most ? null : one)) }
}

/** Whether the first player can be chosen (K3). */
export const mayChooseFirst = (seats: number, game: GameInfo): boolean =>
  seats > 1 && game.options.some((option) => option.name === 'first')

/** The seat that begins; null: at random. The option counts from 1, and the server sends it as a string. */
export const firstOf = ({ options }: { options: Record<string, OptionValue> }): number | null =>
  options.first ? Number(options.first) - 1 : null

export const withFirst = (plan: Plan, seat: number | null): Plan => {
  const { first: _, ...options } = plan.options
  return { ...plan, options: seat === null ? options : { ...options, first: seat + 1 } }
}

export function valueOf(plan: Pick<Plan, 'options'>, edition: EditionInfo, option: OptionInfo): OptionValue {
  const own = plan.options[option.name]
  if (own !== undefined) return own
  const given = edition.options[option.name]
  return given !== undefined ? given : option.default
}

/** Where several people race each other, the coach helps nobody. */
export const mayHint = ({ chairs }: Plan, { together }: Pick<GameInfo, 'together'>): boolean =>
  !together || chairs.length === 1

/** Among strangers, everybody plays on their own device. */
export const canBeListed = ({ chairs }: Plan): boolean =>
  chairs.some((chair) => chair.kind === 'open') && chairs.every((chair) => chair.kind !== 'here')

/** A solo game of rounds has its own clock. */
export const hasClock = ({ chairs }: Plan, game: GameInfo): boolean => !hasRounds(game) || chairs.length > 1

export const hasRounds = (game: GameInfo): boolean => game.options.some((option) => option.name === 'round_clock')

/** The options with those of young players, each for its seat if the option can differ by seat. */
function optionsOf(plan: Plan, game: GameInfo, edition: EditionInfo): Record<string, OptionValue> {
  const options: Record<string, OptionValue> = {}
  for (const option of game.options) {
    const own = plan.options[option.name]
    if (own !== undefined) options[option.name] = own
    const easier = edition.young[option.name]
    if (easier === undefined || !plan.chairs.some(isYoung)) continue
    if (!option.per_seat) options[option.name] = easier
    else {
      const usual = valueOf(plan, edition, option)
      options[option.name] = plan.chairs.map((chair, seat) =>
        single(isYoung(chair) ? easier : Array.isArray(usual) ? (usual[seat] ?? option.default) : usual),
      )
    }
  }
  return options
}

const single = (value: OptionValue): Exclude<OptionValue, unknown[]> =>
  Array.isArray(value) ? (value[0] ?? null) : value

/** The request to the server. Two people need two names; a person without a name gets the given word. */
export function request(
  plan: Plan,
  { game, edition }: { game: GameInfo; edition: EditionInfo },
  me: string,
  guest: (seat: number) => string,
): TablePlan {
  const seats = plan.chairs.map(({ kind, name, bot, colour }, seat): SeatPlan => {
    if (kind === 'bot') return { kind, bot, colour }
    if (kind === 'open') return { kind, colour }
    return { kind, name: name.trim() || (kind === 'me' ? me : guest(seat)), colour }
  })
  return {
    edition: plan.edition,
    options: optionsOf(plan, game, edition),
    seats,
    listed: plan.listed && canBeListed(plan),
    clock: hasClock(plan, game) ? plan.clock : null,
    timeout: plan.timeout,
    undo: plan.undo,
    hints: plan.hints && mayHint(plan, game),
    begin: plan.chairs.every((chair) => chair.kind !== 'open'),
  }
}
