import { say } from '../../i18n'
import { clock } from '../../i18n/time'
import type { Club, ClubLive } from '../../net/club'
import { useTimeLeft } from '../../ui/timeLeft'

/** The state of the room, and the time until its next phase. */
export function StatusLine({ live, club }: { live: ClubLive; club: Club }) {
  const running = club.status === 'running'
  const resting = running && club.mode !== 'arena' && club.round > 0 && club.games.every(({ points }) => points)
  const until = !running ? null : club.mode === 'arena' ? club.until : resting ? club.rested + 1000 * club.rest : null
  const left = useTimeLeft(until, live.now)
  return (
    <p class="status">
      <span role="status">
        {live.status.value === 'lost'
          ? say('table-lost')
          : club.status === 'running' && club.mode !== 'arena'
            ? say('club-round', { round: club.round, of: club.mode === 'swiss' ? club.rounds : 0 })
            : say(`club-status-${club.status}`)}
      </span>
      {left !== null && left > 0 && (
        <span class="clock" role="timer">
          {resting ? say('club-rest', { time: clock(left) }) : clock(left)}
        </span>
      )}
    </p>
  )
}
