/** Parts of the start page that load when they are needed: its dialogs, and what the offline page says. */
import { useId } from 'preact/hooks'
import { fromServer, OFFERS_OFFLINE, OFFLINE, SERVER_URL } from '../../device/offline'
import { hasLesson, hasRules } from '../../games'
import { inSentence, say } from '../../i18n'
import { joinWords } from '../../i18n/words'
import { api } from '../../net/api'
import { keep, keysOf } from '../../net/keys'
import type { Table } from '../../net/protocol'
import { colourName } from '../../i18n/words'
import { offlineCopy } from '../../net/transport'
import { Button, LinkButton } from '../../ui/Button'
import { Icon, type IconName } from '../../ui/Icon'
import { COLOURS, Pawn } from '../../ui/Pawn'
import { Dialog } from '../../ui/Dialog'
import { TextField } from '../../ui/fields'
import { prefs } from '../../device/prefs'
import { botSeat, formSeatsWith, newForm, type SetupForm, type Sitter } from '../setup/form'
import { namesOf } from '../shared/bots'
import type { GameEdition } from '../shared/editions'
import { guest, pawn } from '../shared/guest'
import { go } from '../shared/router'
import './extras.css'

interface WhoAmIProps {
  onDone: () => void
  onClose: () => void
}

/** Name and pawn, asked once and stored on this device. */
export function WhoAmI({ onDone, onClose }: WhoAmIProps) {
  const id = useId()
  return (
    <Dialog title={say('me-title')} onClose={onClose} class="who-am-i">
      <TextField
        label={say('setup-name')}
        value={prefs.name.value}
        max={20}
        hint={guest.value}
        onChange={(name) => (prefs.name.value = name)}
      />
      <fieldset class="field pawns in-row wrap justify-between">
        <legend>{say('me-pawn')}</legend>
        {COLOURS.map((colour) => (
          <label class="centre grow round-14 pointer-hand" key={colour} data-colour={colour} title={colourName(colour)}>
            <input
              type="radio"
              class="sr"
              name={id}
              checked={(pawn.value ?? COLOURS[0]) === colour}
              onChange={() => (prefs.colour.value = colour)}
            />
            <Pawn colour={colour} />
            <span class="sr">{colourName(colour)}</span>
          </label>
        ))}
      </fieldset>
      <Button main big class="w-full" icon="play" onClick={onDone}>
        {say('start-play')}
      </Button>
    </Dialog>
  )
}

type Way = [href: string, icon: IconName, text: string]

interface OtherPagesProps {
  game: string
  edition: string
  /** Without words there is no “More”: all pages are next to each other. */
  all?: boolean
}

/** The pages behind “More”, and the switch between words and pictures. */
export function OtherPages({ game, edition, all = false }: OtherPagesProps) {
  const ways: Way[] = [
    ...(all && hasLesson(game) ? [[`/learn/${game}`, 'hint', 'start-learn'] as Way] : []),
    ...(hasRules(game) ? [[`/rules/${edition}`, 'book', 'start-rules'] as Way] : []),
    ...(all ? [['/puzzles', 'maze', 'start-puzzles'] as Way] : []),
    ...(OFFLINE
      ? []
      : ([
          ['/book', 'smile', 'start-book'],
          ['/tables', 'people', 'lobby-title'],
          ...(all
            ? [
                ['/room', 'joined', 'start-room'],
                ['/tv', 'screen', 'start-tv'],
              ]
            : []),
        ] as Way[])),
    ['/finished', 'replay', 'finished-title'],
    ...(OFFLINE ? [] : [['/ratings', 'trophy', 'ratings-title'] as Way]),
    ...(OFFERS_OFFLINE ? [[fromServer.value, 'offline', 'start-alone'] as Way] : []),
    ...(SERVER_URL ? [[SERVER_URL, 'people', 'offline-others'] as Way] : []),
  ]
  return (
    <>
      {ways.map(([href, icon, text]) => (
        <a key={href} href={href}>
          <Icon name={icon} />
          <span class="caption">{say(text)}</span>
        </a>
      ))}
      <button
        type="button"
        aria-pressed={prefs.picturesOnly.value}
        onClick={() => (prefs.picturesOnly.value = !prefs.picturesOnly.value)}
      >
        <Icon name="picture" />
        <span class="caption">{say('pref-pictures')}</span>
      </button>
    </>
  )
}

/** The same in a dialog. */
export const More = ({ onClose, ...game }: OtherPagesProps & { onClose: () => void }) => (
  <Dialog title={say('end-more')} onClose={onClose}>
    <div class="more stack">
      <OtherPages {...game} />
    </div>
  </Dialog>
)

/** What the player can do until the game has loaded: if they stay, it then begins by itself. */
export function WhileLoading({ game, edition }: { game: string; edition: string }) {
  return (
    <div class="ways flex wrap gap-10" role="group" aria-label={say('offline-until')}>
      <p class="note">{say('offline-until')}</p>
      {hasLesson(game) && (
        <LinkButton icon="hint" href={`/learn/${game}`}>
          {say('start-learn')}
        </LinkButton>
      )}
      {hasRules(game) && (
        <LinkButton icon="book" href={`/rules/${edition}`}>
          {say('start-rules')}
        </LinkButton>
      )}
    </div>
  )
}

/** Whether the game is saved on this device for use without a network. */
export function Keeping() {
  const { state, again } = offlineCopy.value
  return (
    <p class="note keeping in-row wrap m-0" role="status">
      <Icon name={state === 'kept' ? 'check' : state === 'waits' ? 'clock' : 'offline'} class="small" />
      <span class="caption">{say(`offline-keeping-${state}`)}</span>
      {again && (
        <Button icon="replay" onClick={again}>
          <span class="caption">{say('page-again')}</span>
        </Button>
      )}
    </p>
  )
}

/** The latest games, which say who plays together. */
const GAMES = 20

/** People who often play together, at an edition. */
export interface UsualGame {
  form: SetupForm
  names: string
  /** Where they play on their own devices: each of them comes to the same table. */
  meet: (() => Promise<void>) | null
}

/** Their latest game, and the seats of this device in it. */
interface UsualTable {
  table: Table
  mine: number[]
}

/**
 * The people this guest plays with most, from their latest finished games, as they would play at an edition; null:
 * nobody yet, only strangers, or they cannot play that game as they did.
 */
export async function fetchUsual(): Promise<(at: GameEdition) => UsualGame | null> {
  const { tables } = await api.finished({ mine: true, limit: GAMES })
  const groups = new Map<string, Table[]>()
  for (const table of tables) {
    const people = table.seats.filter(({ kind, name }) => kind === 'person' && name)
    if (table.listed || table.puzzle || table.room || people.length < 2) continue
    const who = table.seats.map(({ bot, name }) => (bot ? `bot ${bot}` : name.toLowerCase())).sort()
    const key = who.join('\n')
    groups.set(key, [...(groups.get(key) ?? []), table])
  }
  const [most] = [...groups.values()].sort((a, b) => b.length - a.length) // of equally many, the latest
  const mine = (table: Table) => Object.keys(keysOf(table.id)).map(Number)
  const table = most?.find((one) => mine(one).length > 0) // a device that has no seat of theirs cannot play it
  if (!table) return () => null
  const found = { table, mine: mine(table) }
  const apart = table.seats.some(({ seat, bot }) => !bot && !found.mine.includes(seat))
  return (at) => {
    const form = usualForm(found, at)
    const meet = apart && at.edition.id === table.edition ? () => playAgain(found) : null
    return form && { form, names: usualNames(found), meet }
  }
}

/** The same people at an edition; null where they cannot play it as they did. */
function usualForm({ table, mine }: UsualTable, { game, edition }: GameEdition): SetupForm | null {
  const own = table.seats.find(({ seat }) => mine.includes(seat))!
  const others = table.seats
    .filter((seat) => seat !== own)
    .map(({ seat, bot, name }): Sitter => {
      if (bot) return botSeat(game.bots.includes(bot) ? bot : (game.bots[0] ?? 'random'))
      return { kind: mine.includes(seat) ? 'here' : 'open', name, bot: '' }
    })
  const shares = others.some(({ kind }) => kind === 'here')
  if ((shares && game.together) || others.length >= Math.max(...edition.players)) return null
  const formSeats = formSeatsWith(edition, others, { name: own.name, colour: own.colour })
  return { ...newForm(edition, game.bots), formSeats }
}

/** “Ida, Papa and the Fox on this device”. */
function usualNames({ table, mine }: UsualTable): string {
  const names = joinWords(
    namesOf(table).map((name, seat) => (table.seats[seat]!.bot && seat ? inSentence(name) : name)),
  )
  const all = table.seats.every(({ seat, bot }) => bot || mine.includes(seat))
  return all ? say('start-here', { names }) : names
}

/** Play again with people on their own devices: all of them come to the same table. */
async function playAgain({ table, mine }: UsualTable): Promise<void> {
  let next = ''
  for (const seat of mine) {
    const { table: fresh, keys } = await api.rematch(table.id, seat, {})
    keep(fresh.id, keys)
    next = fresh.id
  }
  go(`/t/${next}`)
}
