/** A room as everybody sees it: its state, its games, its standings. */
import { useEffect, useState } from 'preact/hooks'
import { locale, say } from '../../i18n'
import { clock, letters } from '../../i18n/words'
import type { LiveRoom } from '../../net/rooms'
import type { Room, RoomGame } from '../../net/types'
import { Confetti, Panel } from '../../ui/Dialog'
import { useTimeLeft } from '../../ui/hooks'
import { Icon } from '../../ui/Icon'
import { Badge, COLOURS, Pawn } from '../../ui/Pawn'
import { Hedge } from '../table/Curtain'

interface Props {
  room: Room
  mine?: number | null
}

/** The standings of members and teams. */
export function Standings({ room, mine = null }: Props) {
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
          {room.standings.map(({ place, number, points, games }) => (
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

// ── on the big screen ──────────────────────────────────────────────────────────────────────────────────────────────

export const HEIGHT = 1080
/** How many standings fit on one page; next to the podium, half as many if a name is long. */
export const LIST = 36
const PODIUM_LIST = 22
const LONG_NAME = 11

export const podiumPage = (room: Room): number =>
  room.members.some(({ name }) => name.length > LONG_NAME) ? PODIUM_LIST / 2 : PODIUM_LIST

export const isRunning = ({ points }: RoomGame): boolean => !points

/** The colour and shape of a member on the wall: of their team, or else their own. */
export const colourOf = (room: Room, number: number): string =>
  COLOURS[(room.members.find((one) => one.number === number)?.team ?? number) % COLOURS.length]!

/** A name, smaller if a word of it is long: `--most` and `--room` of its place are in pixels. */
export const Name = ({ children }: { children: string }) => (
  <b class="name break-words" style={{ '--letters': letters(children) }}>
    {children}
  </b>
)

interface ClockProps {
  live?: LiveRoom
  /** Count down to then, or up from then; neither: the time of day. */
  until?: number | null
  since?: number
}

/** Every scene has a clock. */
export function Clock({ live, until = null, since }: ClockProps) {
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick((n) => n + 1), 250)
    return () => clearInterval(timer)
  }, [])
  const now = live?.now() ?? Date.now()
  const day = new Intl.DateTimeFormat(locale(), { hour: 'numeric', minute: '2-digit' })
  const seconds = until !== null ? Math.ceil((until - now) / 1000) : since ? Math.floor((now - since) / 1000) : null
  return (
    <span class="big in-row on-panel" role="timer">
      <Icon name="clock" />
      {seconds === null ? day.format(now) : clock(Math.max(0, seconds))}
    </span>
  )
}

type Standing = Room['standings'][number]

const Rows = ({ room, rows }: { room: Room; rows: Standing[] }) => (
  <>
    {rows.map(({ place, number, points }) => (
      <li class="in-row min-w-0" key={number}>
        <span class="place muted rigid">{place}</span>
        <Badge colour={colourOf(room, number)} />
        <span class="grow break-words min-w-0">{nameIn(room, number)}</span>
        <b>{formatPoints(points)}</b>
      </li>
    ))}
  </>
)

export function List({ live, room, page }: { live: LiveRoom; room: Room; page: number }) {
  const resting = room.mode !== 'arena' && !room.games.some(isRunning)
  const isLast = room.mode === 'swiss' && room.round >= room.rounds
  return (
    <>
      <div class="bar in-row">
        <h1>{say(resting ? (isLast ? 'room-well-played' : 'room-between') : 'room-standings')}</h1>
        <span class="rt flex">
          {resting ? (
            <Clock live={live} until={room.rested + 1000 * room.rest} />
          ) : (
            <Clock live={live} until={room.mode === 'arena' ? room.until : null} since={room.drawn} />
          )}
        </span>
      </div>
      <ol class="ranks panel stack">
        <Rows room={room} rows={room.standings.slice(page * LIST, (page + 1) * LIST)} />
      </ol>
    </>
  )
}

/** The first three in the middle, everybody else in pages, and the teams. */
export function Podium({ room, page }: { room: Room; page: number }) {
  const size = podiumPage(room)
  const [first, second, third] = room.standings
  const steps: [Standing | undefined, string][] = [
    [second, 'second'],
    [first, 'first'],
    [third, 'third'],
  ]
  const most = Math.max(1, ...room.teams_standing.map(({ points }) => points))
  return (
    <>
      <Confetti />
      <Hedge height={150} />
      <div class="bar in-row">
        <h1>{say('room-well-played')}</h1>
        <span class="rt flex">
          <Clock />
        </span>
      </div>
      <ol class="podium absolute stack">
        {steps.map(
          ([one, step]) =>
            one && (
              <li key={step} class={`${step} in-column items-center`}>
                <Pawn colour={colourOf(room, one.number)} />
                <div class="step in-column items-center w-full">
                  <span class="place">{one.place}</span>
                  <Name>{nameIn(room, one.number)}</Name>
                  <span>{say('room-podium-points', { count: one.points, text: formatPoints(one.points) })}</span>
                </div>
              </li>
            ),
        )}
      </ol>
      <div class="others absolute stack">
        {room.standings.length > 3 && (
          <section class="panel">
            <h2>{say('room-everybody')}</h2>
            <ol class={size < PODIUM_LIST ? 'ranks stack one' : 'ranks stack'}>
              <Rows room={room} rows={room.standings.slice(3 + page * size, 3 + (page + 1) * size)} />
            </ol>
          </section>
        )}
        {room.teams > 0 && (
          <ol class={room.teams > 4 ? 'teams panel stack many' : 'teams panel stack'}>
            {room.teams_standing.map(({ team, points }) => (
              <li key={team} class="stack items-center" data-colour={COLOURS[team % COLOURS.length]}>
                <Badge colour={COLOURS[team % COLOURS.length]!} />
                <span>{say('room-team', { number: team + 1 })}</span>
                <i style={{ width: `${(100 * points) / most}%` }} />
                <b>{formatPoints(points)}</b>
              </li>
            ))}
          </ol>
        )}
      </div>
    </>
  )
}
