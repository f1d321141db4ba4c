import { arrowMarkup } from './art'
import { arrowPlace, grid } from './geometry'
import type { SlidingView } from './maze'

interface Props {
  view: SlidingView
  text: string
  /** Whether the tile that the previewed push would push out covers this place. */
  under: boolean
}

/** The last seat's turn, next to the arrow that its push has barred, drawn as on the board. */
export function LastTurn({ view, text, under }: Props) {
  const arrow = grid(view.side).arrow(view.lies)
  const barred = arrow ? `<g class="arrow-still">${arrowMarkup(arrowPlace(arrow, view.side).turn, true)}</g>` : ''
  return (
    <p class={under ? 'last-turn under' : 'last-turn'}>
      <svg viewBox="-36 -30 72 60" aria-hidden="true" dangerouslySetInnerHTML={{ __html: barred }} />
      <span class="caption">{text}</span>
    </p>
  )
}
