/** The game module of towers. */
import { useComputed } from '@preact/signals'
import type { BoardProps, KeyHelp } from '..'
import { pace } from '../../device/prefs'
import { say } from '../../i18n'
import type { Towers } from '../../net/protocol'
import { KEYS } from '../sliding/play/keys'
import { stillPicture } from './board/picture'
import { TowersBoard } from './board/TowersBoard'
import './styles/index.css'

export { Play } from './play/Play'

export const paced = true

export { teller } from '../sliding/speech/narration'

export const areas = ['sliding', 'towers', 'coach']

export const keys: KeyHelp[] = [
  ...KEYS,
  ['H', 'tower-key-heights'],
  ['[ ]', 'tower-key-look'],
  ['+ - 0', 'tower-key-zoom'],
]

export const theme = (): string => 'dusk'

/** A picture of a view: flat, so that every height can be read. */
export function Board({ view, marks }: BoardProps<Towers>) {
  const picture = useComputed(() => stillPicture(view.value, marks))
  return (
    <TowersBoard
      picture={picture.value}
      title={say('tower-board')}
      reducedMotion={pace.value === 0}
      pace={pace.value}
    />
  )
}
