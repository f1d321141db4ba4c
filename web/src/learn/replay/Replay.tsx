import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { namesOf } from '../../app/shared/bots'
import { useTheme } from '../../app/shared/hooks'
import type { GameModule, GameReplay } from '../../games'
import { localName, say } from '../../i18n'
import type { EditionInfo, Marks, ReplayFrame, Table, View } from '../../net/protocol'
import { TitleBar } from '../TitleBar'
import { Coach } from './Coach'
import { Controls } from './Controls'
import { momentAt } from './moments'
import { MakePuzzle } from './MakePuzzle'
import { Moments } from './Moments'
import { ReplayPlayer } from './player'
import { Share } from './Share'

interface Props {
  table: Table
  edition: EditionInfo
  frames: ReplayFrame[]
  module: GameModule
  replay: GameReplay
  start: number
  /** Inside another website: only the board and its controls. */
  embedded?: boolean
}

const nothing = async (): Promise<void> => undefined

/** The replay of a game: board, controls, moves and coach. */
export function Replay({ table, edition, frames, module, replay, start, embedded = false }: Props) {
  const player = useMemo(() => new ReplayPlayer(frames, start, replay.standing), [frames])
  const moments = useMemo(() => replay.moments(frames), [frames])
  const names = namesOf(table)
  /** What the coach would have done at a moment, marked on the frame before it. */
  const shown = useSignal<{ number: number; at: number; marks: Marks } | null>(null)
  const at = player.at.value
  const numbered = (number: number) => moments.find((one) => one.number === number) ?? null
  const better = shown.value?.at === at ? shown.value : null
  const moment = better ? numbered(better.number) : momentAt(moments, at)
  const choices = useSignal(null)
  const deadline = useSignal(null)
  useTheme(module, edition)
  const { Film = module.Play, Remarks } = replay

  useEffect(() => () => player.end(), [player])
  useEffect(() => {
    if (shown.value?.at !== at) shown.value = null
  }, [at])
  useEffect(() => {
    const keyed = (event: KeyboardEvent) => steer(event, player)
    addEventListener('keydown', keyed)
    return () => removeEventListener('keydown', keyed)
  }, [player])

  const show = (number: number, marks: (before: View) => Marks) => {
    const from = numbered(number)?.from
    if (from === undefined) return
    player.jump(from - 1)
    shown.value = { number, at: from - 1, marks: marks(frames[from - 1]!.view) }
  }

  return (
    <div class={embedded ? 'replay embedded' : 'replay'}>
      {!embedded && (
        <TitleBar title={localName(edition.names)}>
          {replay.puzzles && <MakePuzzle table={table} frames={frames} at={player.at} />}
          <Share table={table} at={player.at} />
        </TitleBar>
      )}
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
          marks={better?.marks}
        />
      </main>
      <Controls player={player} where={moment ? moment.text(names, edition) : say('replay-before')} />
      {embedded ? (
        <a
          class="btn open"
          href={`/r/${table.id}`}
          target="_blank"
          rel="noopener"
          aria-label={say('replay-embed-open')}
        >
          <img src="/icon.svg" alt="" width="34" height="34" />
        </a>
      ) : (
        <aside class="side">
          {Remarks && (
            <Coach table={table.id}>
              {(review) => (
                <Remarks
                  {...{ review, table, edition, names, show }}
                  number={moment?.number ?? null}
                  shown={better?.number ?? null}
                  jump={(number) => player.jump(numbered(number)?.at ?? at)}
                />
              )}
            </Coach>
          )}
          <Moments
            Row={replay.Row}
            moments={moments}
            current={moment}
            table={table}
            names={names}
            edition={edition}
            onJump={(to) => player.jump(to)}
          />
        </aside>
      )}
    </div>
  )
}

/** Arrows step, space plays, home and end jump; text fields and the board keep their own keys. */
function steer(event: KeyboardEvent, player: ReplayPlayer): void {
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
