/** Labyrinth: the garden, its larger sister, and the sea. */
import type { BoardProps, PlayProps } from '..'
import { plainLook } from '../sliding/look'
import type { SlidingView } from '../sliding/maze'
import { SlidingPlay } from '../sliding/Play'
import { SlidingBoard } from '../sliding/SlidingBoard'
import { moodOf, useMood } from '../sliding/theme'
import { named } from '../../i18n'

export const areas = ['sliding']

export function Play(props: PlayProps) {
  return <SlidingPlay {...props} />
}

/** Just a picture of a view. */
export function Board({ view, edition, marks }: BoardProps) {
  const shown = view.value as SlidingView
  useMood(moodOf(shown))
  return <SlidingBoard look={plainLook(shown, marks)} title={named(edition.names)} />
}
