import { OFFLINE } from '../../device/offline'
import { say } from '../../i18n'
import { capital } from '../../i18n/words'
import type { GameInfo } from '../../net/protocol'
import { EVEN, STRENGTH } from '../bots'

interface Props {
  bot: string
  strengths: NonNullable<GameInfo['strengths']>
  onChange: (bot: string) => void
}

/** A bot as strong as you, or of a given strength. Offline, nobody has a rating. */
export function Strength({ bot, strengths: { low, high, middle }, onChange }: Props) {
  const points = Number(bot.split(':')[1] ?? middle)
  return (
    <>
      {!OFFLINE && (
        <label class="young">
          <input
            type="checkbox"
            checked={bot === EVEN}
            onChange={(event) => onChange(event.currentTarget.checked ? EVEN : `${STRENGTH}:${middle}`)}
          />
          <span>{capital(say('bot-kind-even'))}</span>
        </label>
      )}
      {bot !== EVEN && (
        <label class="young">
          <span>{say('bot-points', { points: String(points) })}</span>
          <input
            type="range"
            min={low}
            max={high}
            value={points}
            onInput={(event) => onChange(`${STRENGTH}:${event.currentTarget.value}`)}
          />
        </label>
      )}
    </>
  )
}
