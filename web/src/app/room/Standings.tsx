import { say } from '../../i18n'
import type { Room } from '../../net/rooms'
import { Icon } from '../../ui/Icon'
import { nameIn, formatPoints } from './Games'

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
        <table class="ratings panel">
          <caption class="caption">{say('club-team-standings')}</caption>
          <tbody>
            {room.teams_standing.map(({ place, team, points }) => (
              <tr key={team}>
                <td>{place}.</td>
                <td>{say('club-team', { number: team + 1 })}</td>
                <td>{formatPoints(points)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <table class="ratings panel">
        <caption class="caption">{say('club-standings')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('club-place')}</th>
            <th scope="col">{say('club-name')}</th>
            <th scope="col">{say('club-points')}</th>
            <th scope="col">{say('club-played')}</th>
          </tr>
        </thead>
        <tbody>
          {room.standings.slice(0, most).map(({ place, number, points, games }) => (
            <tr key={number} class={number === mine ? 'mine' : member(number)?.gone ? 'gone' : ''}>
              <td>{place}.</td>
              <td>
                {nameIn(room, number)}
                {member(number)?.program && <Icon name="bot" class="small" />}
                {room.teams > 0 && <small> {say('club-team', { number: (member(number)?.team ?? 0) + 1 })}</small>}
              </td>
              <td>{formatPoints(points)}</td>
              <td>{games}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
