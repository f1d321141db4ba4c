/** The goal of this seat, large and clear; a touch reads it aloud. */
import { say } from '../../../i18n'
import type { EditionInfo } from '../../../net/protocol'
import { Pawn } from '../../../ui/Pawn'
import { Thing } from '../../sliding/board/Thing'
import { aimName } from '../speech/labels'
import { RunePicture, Sign } from './pictures'
import type { Aim } from '../board/model'
import type { TowersSeat } from '../../../net/views'

interface Props {
  aim: Aim
  own: TowersSeat | undefined
  edition: EditionInfo
  onSay(text: string): void
}

export function Goal({ aim, own, edition, onSay }: Props) {
  if (!own || !aim) return null
  const name = aimName(aim, edition)
  const longest = Math.max(...name.split(/\s/).map((word) => word.length))
  const treasure = aim.kind === 'treasure'
  const more = treasure ? own.left - 1 : 0
  const rune = treasure && !own.rune_turned
  const home = aim.kind !== 'home'
  const then = [
    ...(more > 0 ? [say('tower-then-cards', { count: more })] : []),
    ...(rune ? [say('tower-then-rune')] : []),
    ...(home ? [say('tower-then-home')] : []),
  ]
  return (
    <button
      type="button"
      class="tw-goal-card secret stack items-center w-full round-16 text-start"
      data-say=""
      onClick={() => onSay(name)}
    >
      <small class="lead caption">{say('tower-seek')}</small>
      <span class="medal centre circle">
        {treasure ? (
          <Thing thing={aim.treasure} />
        ) : aim.kind === 'rune' ? (
          <RunePicture />
        ) : (
          <Pawn colour={own.colour} />
        )}
      </span>
      <b class="caption break-words" style={{ '--letters': longest }}>
        {name}
      </b>
      <small class="then caption">{then.join(', ')}</small>
      <Sign>
        {Array.from({ length: Math.min(more, 4) }, (_, n) => (
          <i key={n} class="pip" />
        ))}
        {rune && <RunePicture />}
        {home && <Pawn colour={own.colour} />}
      </Sign>
    </button>
  )
}
