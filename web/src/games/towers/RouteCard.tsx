import { say } from '../../i18n'
import { Profile } from './Profile'
import type { Step } from './route'
import type { TowersView } from './types'

interface Props {
  view: TowersView
  steps: readonly Step[]
  target: number | null
}

/** The planned way from the side: how high it climbs, and what lies at its end. */
export function RouteCard({ view, steps, target }: Props) {
  const squares = [steps[0]!.from, ...steps.map(({ to }) => to)]
  return (
    <section class="tw-route-card" aria-label={say('tower-route')}>
      <p>
        <b class="caption">{say('tower-route')}</b>
        <span class="caption">{say('tower-steps', { count: steps.length })}</span>
      </p>
      <Profile
        heights={view.heights}
        steps={steps}
        thing={Object.keys(view.things).find((thing) => view.things[thing] === target) ?? null}
        label={say('tower-route-heights', { heights: squares.map((square) => view.heights[square]).join(' – ') })}
      />
    </section>
  )
}
