/** Labyrinth: the garden, its larger sister, and the sea. */
import { named } from '../../i18n'
import type { Classic, EditionInfo } from '../../net/protocol'
import type { BoardProps, PlayProps } from '..'
import { KEYS } from '../sliding/keys'
import { plainLook } from '../sliding/look'
import { SlidingPlay } from '../sliding/Play'
import { SlidingBoard } from '../sliding/SlidingBoard'
import { moodOf } from '../sliding/theme'

export const paced = true

export { teller } from '../sliding/narration'

export const areas = ['sliding']

export const keys = KEYS

/** Theme of the page, chosen by the edition. */
export const theme = (edition: EditionInfo): string => moodOf(edition)

export function Play(props: PlayProps<Classic>) {
  return <SlidingPlay {...props} />
}

/** Just a picture of a view. */
export function Board({ view, edition, marks }: BoardProps<Classic>) {
  return (
    <div data-theme={moodOf(view.value)}>
      <SlidingBoard look={plainLook(view.value, marks)} title={named(edition.names)} />
    </div>
  )
}
