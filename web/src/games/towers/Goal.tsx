/** What this seat is after, large and clear. */
import { say } from '../../i18n'
import type { EditionInfo } from '../../net/protocol'
import { Pawn } from '../../ui/Pawn'
import { Thing } from '../sliding/Thing'
import { thingName } from '../sliding/labels'
import { RuneStone } from './flat/tile'
import type { Aim } from './stage'
import type { TowersSeat } from './types'

export function Goal({ aim, own, edition }: { aim: Aim; own: TowersSeat | undefined; edition: EditionInfo }) {
  if (!own || !aim) return null
  const name =
    aim.kind === 'treasure'
      ? thingName(edition, aim.treasure)
      : aim.kind === 'rune'
        ? thingName(edition, 'rune')
        : say('tower-home')
  const more = own.left - 1
  const then = [
    ...(aim.kind === 'treasure' && more > 0 ? [say('tower-then-cards', { count: more })] : []),
    ...(aim.kind === 'treasure' && !own.rune_turned ? [say('tower-then-rune')] : []),
    ...(aim.kind === 'home' ? [] : [say('tower-then-home')]),
  ]
  return (
    <section class="tw-goal-card secret" aria-label={say('tower-seek')}>
      <small class="lead">{say('tower-seek')}</small>
      <span class="medal">
        {aim.kind === 'treasure' ? (
          <Thing thing={aim.treasure} />
        ) : aim.kind === 'rune' ? (
          <svg class="thing" viewBox="-38 -38 76 76" aria-hidden="true">
            <RuneStone />
          </svg>
        ) : (
          <Pawn colour={own.colour} />
        )}
      </span>
      <b>{name}</b>
      <small class="then">{then.join(', ')}</small>
    </section>
  )
}
