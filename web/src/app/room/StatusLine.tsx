import { say } from '../../i18n'
import { clock } from '../../i18n/words'
import type { Room, LiveRoom } from '../../net/rooms'
import { useTimeLeft } from '../../ui/timeLeft'

/** The state of the room, and the time until its next phase. */
export function StatusLine({ live, club: room }: { live: LiveRoom; club: Room }) {
  const running = room.status === 'running'
  const resting = running && room.mode !== 'arena' && room.round > 0 && room.games.every(({ points }) => points)
  const until = !running ? null : room.mode === 'arena' ? room.until : resting ? room.rested + 1000 * room.rest : null
  const left = useTimeLeft(until, live.now)
  return (
    <p class="status">
      <span role="status">
        {live.status.value === 'lost'
          ? say('table-lost')
          : room.status === 'running' && room.mode !== 'arena'
            ? say('club-round', { round: room.round, of: room.mode === 'swiss' ? room.rounds : 0 })
            : say(`club-status-${room.status}`)}
      </span>
      {left !== null && left > 0 && (
        <span class="clock" role="timer">
          {resting ? say('club-rest', { time: clock(left) }) : clock(left)}
        </span>
      )}
    </p>
  )
}
