/** Labyrinth: the garden, its larger sister, and the sea. */
import { prefs } from '../../device/prefs'
import { localName } from '../../i18n'
import type { Classic, EditionInfo } from '../../net/protocol'
import type { BoardProps, PlayProps } from '..'
import { KEYS } from '../sliding/play/keys'
import { plainDrawing } from '../sliding/board/picture'
import { SlidingPlay } from '../sliding/play/Play'
import { SlidingBoard } from '../sliding/board/SlidingBoard'
import { themeOf } from '../sliding/board/Thing'

export const paced = true

export { teller } from '../sliding/speech/narration'

export const areas = ['sliding']

export const keys = KEYS

/** Theme of the page, chosen by the edition. */
export const theme = (edition: EditionInfo): string => themeOf(edition)

export function Play(props: PlayProps<Classic>) {
  return <SlidingPlay {...props} />
}

/** Just a picture of a view. */
export function Board({ view, edition, marks }: BoardProps<Classic>) {
  return (
    <div data-theme={themeOf(view.value)}>
      <SlidingBoard
        look={plainDrawing(view.value, marks)}
        title={localName(edition.names)}
        coordinates={prefs.coordinates.value}
      />
    </div>
  )
}
