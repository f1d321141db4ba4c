import { arrowMarkup } from './art'
import { arrowPlace, grid } from './geometry'
import type { SlidingView } from './maze'

interface Props {
  view: SlidingView
  text: string
  /** The tile that a push thought of would push out lies here. */
  under: boolean
}

/** What the last seat did, beside the arrow that its push has barred, as that stands on the board. */
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
