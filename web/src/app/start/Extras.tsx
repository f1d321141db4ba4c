/** Parts of the start page that load when they are needed: its dialogs, and what the offline page says. */
import { useId } from 'preact/hooks'
import { fromServer, OFFERS_OFFLINE, OFFLINE, SERVER_URL } from '../../device/offline'
import { hasLesson, hasRules } from '../../games'
import { say } from '../../i18n'
import { colourName } from '../../i18n/words'
import { offlineCopy } from '../../net/transport'
import { Button, LinkButton } from '../../ui/Button'
import { Icon, type IconName } from '../../ui/Icon'
import { COLOURS, Pawn } from '../../ui/Pawn'
import { Dialog } from '../../ui/Dialog'
import { TextField } from '../../ui/fields'
import { prefs } from '../../device/prefs'
import { guest, pawn } from '../shared/guest'
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
