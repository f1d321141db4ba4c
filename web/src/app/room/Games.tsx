import { say } from '../../i18n'
import type { Room, RoomGame } from '../../net/rooms'
import { Icon } from '../../ui/Icon'
import { Panel } from '../../ui/Panel'

/** Name of a member in a room. */
export const nameIn = (room: Room, number: number): string =>
  room.members.find((member) => member.number === number)?.name ?? '–'

/** Points with halves as people write them: 2½. */
export const formatPoints = (points: number): string => (points % 1 ? `${Math.floor(points) || ''}½` : String(points))

/** Who plays whom in this round, and the results. */
export function Games({ club: room, mine = null }: { club: Room; mine?: number | null }) {
  if (!room.games.length) return null
  return (
    <Panel class="pad" aria-label={say('club-games')}>
      <h2 class="caption">{say('club-games')}</h2>
      <ul class="games-of">
        {room.games.map((game) => (
          <li key={game.number} class={mine !== null && game.members.includes(mine) ? 'mine' : ''}>
            <GameLine club={room} game={game} />
          </li>
        ))}
        {room.byes.map((number) => (
          <li key={`bye ${number}`}>{say('club-bye', { name: nameIn(room, number) })}</li>
        ))}
      </ul>
    </Panel>
  )
}

export function GameLine({ club: room, game }: { club: Room; game: RoomGame }) {
  const name = (number: number) =>
    game.bots.includes(number) ? say('club-with-bot', { name: nameIn(room, number) }) : nameIn(room, number)
  const names = game.members.map(name).join(' – ')
  const result = game.points?.map(formatPoints).join(' : ')
  if (game.points && game.why !== 'played')
    return (
      <span>
        {names} <b>{result}</b>
      </span>
    )
  return (
    <a href={game.points ? `/r/${game.table}` : `/t/${game.table}`}>
      {names} {result ? <b>{result}</b> : <Icon name="eye" class="small" />}
      <span class="sr">{game.points ? say('end-replay') : say('page-watch')}</span>
    </a>
  )
}
