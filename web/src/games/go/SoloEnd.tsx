/** The end of a solo game: the number solved, a kind word, and the best result on this device. */
import { useEffect, useMemo } from 'preact/hooks'
import { say } from '../../i18n'
import type { Go } from '../../net/protocol'
import { Icon } from '../../ui/Icon'
import { speakCaption } from '../../ui/speech'
import type { ResultProps } from '../index'
import { best, keepBest } from './best'
import { Star } from './pieces'
import { solo } from './view'

/** The result as text and stars; games with several players show a ranking instead. */
export function Result(props: ResultProps<Go>) {
  return solo(props.view) ? <SoloEnd {...props} /> : null
}

function SoloEnd({ table, view, mine }: ResultProps<Go>) {
  const solved = view.outcome?.scores[0] ?? 0
  const rating = view.outcome?.rating ?? 0
  const record = useMemo(() => mine && keepBest(view.clock, solved, table), [view.clock, solved, table, mine])
  const most = best(view.clock)
  const words = say('go-rating', { line: rating, solved })
  useEffect(() => speakCaption(words, { after: true }), [])
  return (
    <section class="go-end">
      <div class="go-stars" aria-hidden="true">
        {[1, 2, 3, 4, 5, 6].map((n) => (
          <svg key={n} viewBox="-24 -24 48 48" class={n <= rating ? 'won' : ''}>
            <Star x={0} y={0} />
          </svg>
        ))}
      </div>
      <b class="go-number">{solved}</b>
      <p class="caption">{words}</p>
      {mine && (record || most > 0) && (
        <p class="go-best">
          <span class="caption">{record ? say('go-play-new-best') : say('go-play-best', { solved: most })}</span>
          <span class="go-shown" aria-hidden="true">
            <Icon name="trophy" />
            {most}
          </span>
        </p>
      )}
    </section>
  )
}
