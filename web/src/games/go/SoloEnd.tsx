/** The end of a game alone: how many, a kind word, and the best so far on this device. */
import { useMemo } from 'preact/hooks'
import { say } from '../../i18n'
import { best, keepBest } from './best'
import type { Box } from './box'
import { Star } from './pieces'
import type { GoView } from './view'

export function SoloEnd({ view }: { box: Box; view: GoView }) {
  const solved = view.outcome?.scores[0] ?? 0
  const rating = view.outcome?.rating ?? 0
  const record = useMemo(() => keepBest(view.clock, solved), [view.clock, solved])
  const most = best(view.clock)
  return (
    <section class="go-end" aria-live="polite">
      <div class="go-stars" aria-hidden="true">
        {[1, 2, 3, 4, 5, 6].map((n) => (
          <svg key={n} viewBox="-24 -24 48 48" class={n <= rating ? 'won' : ''}>
            <Star x={0} y={0} />
          </svg>
        ))}
      </div>
      <b class="go-number">{solved}</b>
      <p>{say('go-rating', { line: rating, solved })}</p>
      <p class="go-best">{record ? say('go-play-new-best') : most > 0 ? say('go-play-best', { solved: most }) : ''}</p>
    </section>
  )
}
