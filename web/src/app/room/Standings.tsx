/** A room as everybody sees it: its state, its games, its standings. */
import { say } from '../../i18n'
import { clock } from '../../i18n/words'
import type { LiveRoom } from '../../net/rooms'
import type { Room, RoomGame } from '../../net/types'
import { Panel } from '../../ui/Dialog'
import { useTimeLeft } from '../../ui/hooks'
import { Icon } from '../../ui/Icon'

interface Props {
  room: Room
  mine?: number | null
  /** Show at most this many. */
  most?: number
}

/** The standings of members and teams. */
export function Standings({ room, mine = null, most = Infinity }: Props) {
  if (!room.standings.length) return null
  const member = (number: number) => room.members.find((one) => one.number === number)
  return (
    <>
      {room.teams > 0 && (
        <table class="ratings panel clip">
          <caption class="caption">{say('room-team-standings')}</caption>
          <tbody>
            {room.teams_standing.map(({ place, team, points }) => (
              <tr key={team}>
                <td class="break-words">{place}.</td>
                <td class="break-words">{say('room-team', { number: team + 1 })}</td>
                <td class="break-words">{formatPoints(points)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <table class="ratings panel clip">
        <caption class="caption">{say('room-standings')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('room-place')}</th>
            <th scope="col">{say('room-name')}</th>
            <th scope="col">{say('room-points')}</th>
            <th scope="col">{say('room-played')}</th>
          </tr>
        </thead>
        <tbody>
          {room.standings.slice(0, most).map(({ place, number, points, games }) => (
            <tr key={number} class={number === mine ? 'bold' : member(number)?.gone ? 'muted' : ''}>
              <td class="break-words">{place}.</td>
              <td class="break-words">
                {nameIn(room, number)}
                {member(number)?.program && <Icon name="bot" class="small" />}
                {room.teams > 0 && (
                  <small class="muted"> {say('room-team', { number: (member(number)?.team ?? 0) + 1 })}</small>
                )}
              </td>
              <td class="break-words">{formatPoints(points)}</td>
              <td class="break-words">{games}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** Name of a member in a room. */
export const nameIn = (room: Room, number: number): string =>
  room.members.find((member) => member.number === number)?.name ?? '–'

/** Points with halves as people write them: 2½. */
export const formatPoints = (points: number): string => (points % 1 ? `${Math.floor(points) || ''}½` : String(points))

/** Who plays whom in this round, and the results. */
export function Games({ room, mine = null }: { room: Room; mine?: number | null }) {
  if (!room.games.length) return null
  return (
    <Panel class="pad" aria-label={say('room-games')}>
      <h2 class="caption">{say('room-games')}</h2>
      <ul class="games-of ruled">
        {room.games.map((game) => (
          <li
            key={game.number}
            class={`in-row wrap justify-between break-words ${mine !== null && game.members.includes(mine) ? 'bold' : ''}`}
          >
            <GameLine room={room} game={game} />
          </li>
        ))}
        {room.byes.map((number) => (
          <li class="in-row wrap justify-between break-words" key={`bye ${number}`}>
            {say('room-bye', { name: nameIn(room, number) })}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

export function GameLine({ room, game }: { room: Room; game: RoomGame }) {
  const name = (number: number) =>
    game.bots.includes(number) ? say('room-with-bot', { name: nameIn(room, number) }) : nameIn(room, number)
  const names = game.members.map(name).join(' – ')
  const result = game.points?.map(formatPoints).join(' : ')
  if (game.points && game.why !== 'played')
    return (
      <span>
        {names} <b>{result}</b>
      </span>
    )
  return (
    <a class="inline-row wrap min-h-44" href={game.points ? `/r/${game.table}` : `/t/${game.table}`}>
      {names} {result ? <b>{result}</b> : <Icon name="eye" class="small" />}
      <span class="sr">{game.points ? say('end-replay') : say('page-watch')}</span>
    </a>
  )
}

/** The state of the room, and the time until its next phase. */
export function StatusLine({ live, room }: { live: LiveRoom; room: Room }) {
  const running = room.status === 'running'
  const resting = running && room.mode !== 'arena' && room.round > 0 && room.games.every(({ points }) => points)
  const until = !running ? null : room.mode === 'arena' ? room.until : resting ? room.rested + 1000 * room.rest : null
  const left = useTimeLeft(until, live.now)
  return (
    <p class="status flex wrap m-0">
      <span role="status">
        {live.status.value === 'lost'
          ? say('table-lost')
          : room.status === 'running' && room.mode !== 'arena'
            ? say('room-round', { round: room.round, of: room.mode === 'swiss' ? room.rounds : 0 })
            : say(`room-status-${room.status}`)}
      </span>
      {left !== null && left > 0 && (
        <span class="clock bold" role="timer">
          {resting ? say('room-rest', { time: clock(left) }) : clock(left)}
        </span>
      )}
    </p>
  )
}
