import { useMemo, useEffect, useState } from 'preact/hooks'
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { namesOf } from '../../app/shared/bots'
import { editionOf } from '../../app/shared/editions'
import { Header } from '../../app/shared/Header'
import { useFetch, useTitle, useTheme } from '../../app/shared/hooks'
import { Loading } from '../../app/shared/Placeholder'
import { address } from '../../app/shared/router'
import { board, replay, type GameModule, type GameReplay } from '../../games'
import { problem, say, texts, localName, locale } from '../../i18n'
import { withColon } from '../../i18n/words'
import { api } from '../../net/api'
import { Refusal, type EditionInfo, type ReplayFrame, type Table, type Marks, type View } from '../../net/protocol'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { usePlaySize } from '../../ui/layout'
import { FigureProvider } from '../../ui/Pawn'
import { speakCaption } from '../../ui/speech'
import { TitleBar } from '../TitleBar'
import { MakePuzzle } from './MakePuzzle'
import { Moments } from './Moments'
import { momentAt, ReplayPlayer, SPEEDS } from './player'
import { Share } from './Share'
import '../../app/table/styles/index.css'
import './styles/index.css'

interface ReplayData {
  table: Table
  edition: EditionInfo
  frames: ReplayFrame[]
  module: GameModule
  replay: GameReplay
}

async function fetchReplay(id: string): Promise<ReplayData> {
  const [{ table, frames }, catalogue] = await Promise.all([api.replay(id), api.games(), texts('learn', 'coach')])
  const edition = editionOf(catalogue, table.edition)
  if (!edition) throw new Refusal('page.server')
  const [module, parts] = await Promise.all([board(table.game), replay(table.game)])
  return { table, frames, edition, module, replay: parts }
}

/** A finished game to watch again; `?at=12` starts at the twelfth move, `?embed` is for other websites. */
export function ReplayPage({ id = '' }: { id?: string }) {
  const { value: film, error } = useFetch(() => fetchReplay(id), [id])
  const embedded = address.value.searchParams.has('embed')
  const start = useMemo(() => Number(address.value.searchParams.get('at') ?? 0), [id])
  useTitle(film ? namesOf(film.table).join(' · ') : error ? problem(error) : '')

  if (film)
    return (
      <FigureProvider edition={film.edition}>
        <Replay key={id} {...film} start={start} embedded={embedded} />
      </FigureProvider>
    )
  return (
    <>
      {!embedded && <Header />}
      {error ? (
        <main class="missing stack justify-items-center text-center">
          <h1 role="status">{problem(error)}</h1>
          {error.code === 'table.not_over' && !embedded && (
            <a class="btn main" href={`/t/${id}`}>
              {say('learn-to-table')}
            </a>
          )}
          {!embedded && (
            <a class="btn" href="/finished">
              {say('finished-title')}
            </a>
          )}
        </main>
      ) : (
        <Loading />
      )}
    </>
  )
}

interface ReplayProps {
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
export function Replay({ table, edition, frames, module, replay, start, embedded = false }: ReplayProps) {
  const area = usePlaySize()
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
    <div class={embedded ? 'replay embedded stack' : 'replay stack'}>
      {!embedded && (
        <TitleBar title={localName(edition.names)}>
          {replay.puzzles && <MakePuzzle table={table} frames={frames} at={player.at} />}
          <Share table={table} at={player.at} />
        </TitleBar>
      )}
      <main ref={area} class="film min-w-0 min-h-0 relative" aria-label={say('replay-board')}>
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
        <aside class="side in-column min-h-0 gap-12">
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

/** Step, play, slide. The current position is announced when nothing moves by itself. */
export function Controls({ player, where }: { player: ReplayPlayer; where: string }) {
  const { at, playing, speed, atEnd, last } = player
  useEffect(() => speakCaption(where), [where])
  const next = SPEEDS[(SPEEDS.indexOf(speed.value as 1) + 1) % SPEEDS.length]!
  return (
    <section class="controls panel stack items-center" aria-label={say('replay-controls')}>
      <p class="where semibold" aria-live={playing.value ? 'off' : 'polite'}>
        {where}
      </p>
      <input
        type="range"
        min={0}
        max={last}
        step={1}
        value={at.value}
        aria-label={say('replay-slider')}
        aria-valuetext={withColon(say('replay-step', { at: at.value, last }), where)}
        onInput={(event) => player.jump(Number(event.currentTarget.value))}
      />
      <div class="buttons flex gap-6">
        <Button icon="first" label={say('replay-first')} disabled={at.value === 0} onClick={() => player.jump(0)} />
        <Button
          icon="previous"
          label={say('replay-previous')}
          disabled={at.value === 0}
          onClick={() => player.step(-1)}
        />
        <Button
          main
          icon={playing.value ? 'pause' : 'play'}
          label={playing.value ? say('replay-pause') : say('replay-play')}
          onClick={() => player.toggle()}
        />
        <Button icon="next" label={say('replay-next')} disabled={atEnd.value} onClick={() => player.step(1)} />
        <Button icon="last" label={say('replay-last')} disabled={atEnd.value} onClick={() => player.jump(last)} />
        <button
          type="button"
          class="btn round speed"
          aria-label={say('replay-speed', { speed: speed.value })}
          onClick={() => (speed.value = next)}
        >
          {`${speed.value.toLocaleString(locale())}×`}
        </button>
      </div>
    </section>
  )
}

interface CoachProps {
  table: string
  /** What is shown once the review has arrived. */
  children: (review: unknown) => ComponentChildren
}

/** The coach reviews the whole game; that takes a while, and the replay does not wait for it. */
export function Coach({ table, children }: CoachProps) {
  const [tries, setTries] = useState(0)
  const [ready, setReady] = useState(0)
  const { value: review, error } = useFetch(() => api.review(table, setReady), [table, tries])
  return (
    <section class="coach panel stack gap-10 one-column" aria-labelledby="coach-title">
      <h2 class="in-row gap-8" id="coach-title">
        <Icon name="hint" />
        {say('replay-coach')}
      </h2>
      {error ? (
        <div class="wrong stack gap-8">
          <p>{problem(error)}</p>
          <Button icon="replay" onClick={() => setTries(tries + 1)}>
            {say('replay-coach-again')}
          </Button>
        </div>
      ) : review ? (
        children(review)
      ) : (
        <div class="thinking stack gap-8" role="status">
          <p>{say('replay-coach-thinks')}</p>
          <progress class="w-full" aria-hidden="true" value={ready || undefined} />
        </div>
      )}
    </section>
  )
}
