/** Labyrinth: the garden, its larger sister, and the sea. */
import { named } from '../../i18n'
import type { EditionInfo } from '../../net/protocol'
import type { BoardProps, PlayProps } from '..'
import { KEYS } from '../sliding/keys'
import { plainLook } from '../sliding/look'
import type { SlidingView } from '../sliding/maze'
import { SlidingPlay } from '../sliding/Play'
import { SlidingBoard } from '../sliding/SlidingBoard'
import { moodOf } from '../sliding/theme'

export const areas = ['sliding']

export const keys = KEYS

/** The page takes the mood of the edition. */
export const theme = (edition: EditionInfo): string => moodOf(edition)

export function Play(props: PlayProps) {
  return <SlidingPlay {...props} />
}

/** Just a picture of a view. */
export function Board({ view, edition, marks }: BoardProps) {
  const shown = view.value as SlidingView
  return (
    <div data-theme={moodOf(shown)}>
      <SlidingBoard look={plainLook(shown, marks)} title={named(edition.names)} />
    </div>
  )
}
