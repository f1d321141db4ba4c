/** The game module of towers. */
import { useComputed } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import type { BoardProps, KeyHelp } from '..'
import { say } from '../../i18n'
import type { Towers } from '../../net/protocol'
import { Arrows } from '../sliding/board/Arrows'
import { KEYS } from '../sliding/play/keys'
import { laySharedParts } from '../sliding/board/defs'
import { layTowerParts } from './cards/defs'
import { FlatPicture } from './board/FlatBoard'
import { stillPicture } from './board/picture'
import '../sliding/styles/board.css'
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
  useMemo(() => {
    layTowerParts()
    laySharedParts()
  }, [])
  const picture = useComputed(() => stillPicture(view.value, marks))
  return (
    <div class="tw-still sliding-board" data-theme="dusk" role="img" aria-label={say('tower-board')}>
      <FlatPicture picture={picture.value} />
      <Arrows
        side={picture.value.view.side}
        barred={picture.value.view.barred}
        chosen={null}
        marked={picture.value.pointed}
        active={false}
      />
    </div>
  )
}
