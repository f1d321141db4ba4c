import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { namesOf } from '../../app/bots'
import { useMood } from '../../app/mood'
import type { GameModule } from '../../games'
import { named, say } from '../../i18n'
import type { EditionInfo, ReplayFrame, Table } from '../../net/protocol'
import { TitleBar } from '../TitleBar'
import { Coach } from './Coach'
import { Controls } from './Controls'
import { marksOf, type Review, type ReviewedTurn } from './coach'
import { momentAt, momentsOf } from './moments'
import { Moments } from './Moments'
import { Player } from './player'
import { Remarks } from './Remarks'
import { Share } from './Share'
import { told } from './told'

interface Props {
  table: Table
  edition: EditionInfo
  frames: ReplayFrame[]
  module: GameModule
  start: number
}

const nothing = async (): Promise<void> => undefined

/** The film of a game: board, controls, the moves, and the coach. */
export function Replay({ table, edition, frames, module, start }: Props) {
  const player = useMemo(() => new Player(frames, start), [frames])
  const moments = useMemo(() => momentsOf(frames), [frames])
  const names = namesOf(table)
  /** The turn whose better way is shown on the board, and the frame before it. */
  const shown = useSignal<{ turn: ReviewedTurn; at: number } | null>(null)
  const at = player.at.value
  const turnNumbered = (number: number) => moments.find((one) => one.kind === 'turn' && one.number === number) ?? null
  const better = shown.value?.at === at ? shown.value.turn : null
  const moment = better ? turnNumbered(better.number) : momentAt(moments, at)
  const number = moment?.number ?? null
  const marks = useMemo(() => (better ? marksOf(better, frames[at]!.view) : undefined), [better, at])
  const choices = useSignal(null)
  const deadline = useSignal(null)
  useMood(module, edition)
  const Film = module.Replay ?? module.Play

  useEffect(() => () => player.end(), [player])
  useEffect(() => {
    if (shown.value?.at !== at) shown.value = null
  }, [at])
  useEffect(() => {
    const keyed = (event: KeyboardEvent) => steer(event, player)
    addEventListener('keydown', keyed)
    return () => removeEventListener('keydown', keyed)
  }, [player])

  const showBetter = (turn: ReviewedTurn) => {
    const from = turnNumbered(turn.number)?.from
    if (from === undefined) return
    player.jump(from - 1)
    shown.value = { turn, at: from - 1 }
  }

  return (
    <div class="replay">
      <TitleBar title={named(edition.names)}>
        <Share table={table} at={player.at} />
      </TitleBar>
      <main class="film" aria-label={say('replay-board')}>
        <Film
          table={table}
          edition={edition}
          view={player.view}
          choices={choices}
          seat={null}
          events={player.events}
          deadline={deadline}
          now={Date.now}
          move={nothing}
          names={names}
          marks={marks}
        />
      </main>
      <Controls player={player} where={moment ? told(moment, names, edition) : say('replay-before')} />
      <aside class="side">
        <Coach table={table.id}>
          {(review) =>
            module.Remarks ? (
              <module.Remarks {...{ review, table, edition, names, number }} />
            ) : (
              <Remarks
                {...{ table, edition, names, number }}
                review={review as Review}
                shown={better}
                onShow={showBetter}
                onJump={(turn) => player.jump(turnNumbered(turn)?.at ?? at)}
              />
            )
          }
        </Coach>
        <Moments
          moments={moments}
          current={moment}
          table={table}
          names={names}
          edition={edition}
          onJump={(to) => player.jump(to)}
        />
      </aside>
    </div>
  )
}

/** Arrows step, space plays, home and end jump; whoever types or is on the board keeps their keys. */
function steer(event: KeyboardEvent, player: Player): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  const on = event.target as Element
  if (on.closest?.('input, select, textarea, dialog, .squares, .arrows')) return
  if (event.key === 'ArrowRight') player.step(1)
  else if (event.key === 'ArrowLeft') player.step(-1)
  else if (event.key === 'Home') player.jump(0)
  else if (event.key === 'End') player.jump(player.last)
  else if (event.key === ' ' && !on.closest?.('button, a, summary')) player.toggle()
  else return
  event.preventDefault()
}
