import { useEffect, useState } from 'preact/hooks'
import { board, type GameModule } from '../../games'
import { say } from '../../i18n'
import { api } from '../../net/api'
import type { LiveRoom } from '../../net/rooms'
import type { Room, RoomGame } from '../../net/types'
import type { EditionInfo } from '../../net/protocol'
import { gameEditionsOf } from '../shared/editions'
import { LiveBoard } from '../shared/TableCard'
import { Games, nameIn, Standings, StatusLine } from './Standings'
import { JoinInfo } from './Teacher'

/** Number of boards shown at once, and the time until others are shown. */
const BOARDS = 4
const CHANGE_MS = 15_000

/** The room on a shared screen: how to join, who plays whom, the boards, and the standings. */
export function RoomScreen({ live, room }: { live: LiveRoom; room: Room }) {
  const running = room.games.filter(({ points }) => !points)
  return (
    <main class="room room-screen stack">
      <header class="flex wrap justify-between">
        <h1>{say('room-title')}</h1>
        <StatusLine live={live} room={room} />
      </header>
      <div class="wall stack items-start">
        <div class="left stack">
          {room.status !== 'over' && room.door && <JoinInfo room={room} />}
          <Standings room={room} most={12} />
        </div>
        <div class="right stack">
          <Boards room={room} running={running} />
          <Games room={room} />
        </div>
      </div>
    </main>
  )
}

/** Some of the boards in play; after a while, others. */
function Boards({ room, running }: { room: Room; running: RoomGame[] }) {
  const [first, setFirst] = useState(0)
  const [parts, setParts] = useState<{ module: GameModule; edition: EditionInfo } | null>(null)
  useEffect(() => {
    const timer = setInterval(() => setFirst((n) => n + BOARDS), CHANGE_MS)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    void api.games().then(async (catalogue) => {
      const gameEdition = gameEditionsOf(catalogue).find(({ edition }) => edition.id === room.edition)
      if (gameEdition) setParts({ module: await board(gameEdition.game.game), edition: gameEdition.edition })
    })
  }, [room.edition])
  if (!parts || !running.length) return null
  const start = running.length > BOARDS ? first % running.length : 0
  const shown = [...running, ...running].slice(start, start + Math.min(BOARDS, running.length))
  return (
    <div class="boards stack">
      {shown.map((game) => (
        <figure class="min-w-0" key={game.table}>
          <LiveBoard table={game.table} {...parts} />
          <figcaption class="text-center break-words">
            {game.members.map((number) => nameIn(room, number)).join(' – ')}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
