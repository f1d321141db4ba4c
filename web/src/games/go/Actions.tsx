/** The big button and what belongs to it: ready, grab with its score tile, stop votes; alone: done, skip, end. */
import { useSignal, type ReadonlySignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { say } from '../../i18n'
import { best } from './best'
import type { Box } from './box'
import { ScoreTile } from './pieces'
import type { OwnTable } from './table'
import { solo, type GoView } from './view'

interface ActionsProps {
  box: Box
  view: GoView
  you: number | null
  names: string[]
  table: OwnTable
  /** the round runs, for us too */
  free: ReadonlySignal<boolean>
}

export function Actions(props: ActionsProps) {
  const { box, view, you } = props
  if (view.step === 'over' || view.step === 'roll') return null
  if (you === null) {
    if (solo(view)) return null
    return (
      <section class="go-actions">
        <Stack box={box} view={view} />
      </section>
    )
  }
  if (view.step === 'ready') return <ReadyButton {...props} you={you} />
  return solo(view) ? <Alone {...props} /> : <Together {...props} you={you} />
}

function ReadyButton({ view, you, names, table }: ActionsProps & { you: number }) {
  const ready = view.seats[you]!.ready || table.waits('ready')
  const missing = view.seats.flatMap((seat, n) => (seat.ready || n === you ? [] : [names[n] ?? '']))
  return (
    <section class="go-actions">
      <button type="button" class="go-big" aria-disabled={ready} onClick={() => !ready && table.call('ready')}>
        <b>{ready ? say('go-play-you-ready') : say('go-play-ready')}</b>
        <small>{ready ? say('go-play-waiting', { count: missing.length, names: missing.join(', ') }) : say('go-play-look')}</small>
      </button>
    </section>
  )
}

/** The score tiles in the middle of the table; those that are taken leave a hole. */
function Stack({ box, view }: { box: Box; view: GoView }) {
  return (
    <div class="go-stack" role="img" aria-label={say('go-play-left', { tiles: view.score_tiles.join(', ') })}>
      {(box.tables[view.seats.length] ?? []).map((blue) => {
        const gone = !view.score_tiles.includes(blue)
        return (
          <ScoreTile
            key={blue}
            blue={blue}
            red={gone ? null : box.red[blue]!}
            className={gone ? 'gone' : blue === view.score_tiles[0] ? 'next' : ''}
          />
        )
      })}
    </div>
  )
}

function Together({ box, view, you, table, free }: ActionsProps & { you: number }) {
  const mine = view.seats[you]!
  const next = view.score_tiles[0]
  const playing = view.seats.filter((seat) => seat.grabbed === null)
  const votes = playing.filter((seat) => seat.stop).length
  const grabbing = table.waits('grab')
  return (
    <section class="go-actions">
      <Stack box={box} view={view} />
      {mine.grabbed === null && next !== undefined ? (
        <button
          type="button"
          class="go-big go-grab"
          aria-disabled={!free.value || grabbing}
          onClick={() => free.value && !grabbing && table.call('grab')}
        >
          <b>{say('go-play-grab', { tile: next })}</b>
          <small>
            {view.options.helper
              ? say('go-play-grab-helped', { blue: next })
              : say('go-play-grab-for', { blue: next, red: box.red[next] ?? 0 })}
          </small>
        </button>
      ) : (
        <p class="go-done">
          <b>{say('go-play-you-grabbed', { tile: mine.grabbed ?? 0 })}</b>
          <small>{say('go-play-others-build')}</small>
        </p>
      )}
      {mine.grabbed === null && (
        <div class="go-small">
          <button
            type="button"
            class={votes > 0 ? 'asked' : ''}
            aria-disabled={!free.value || mine.stop}
            onClick={() => free.value && !mine.stop && table.call('stop')}
          >
            {mine.stop || votes > 0 ? say('go-play-stops', { votes, players: playing.length }) : say('go-play-stop')}
          </button>
        </div>
      )}
    </section>
  )
}

const SURE_MS = 4000

function Alone({ view, table, free }: ActionsProps) {
  const most = best(view.clock)
  const sure = useSignal(false)
  useEffect(() => {
    if (!sure.value) return
    const timer = setTimeout(() => (sure.value = false), SURE_MS)
    return () => clearTimeout(timer)
  }, [sure.value])
  return (
    <section class="go-actions">
      <p class="go-solved">
        <b>{view.solved}</b>
        <small>{say('go-play-solved', { solved: view.solved ?? 0 })}</small>
        {most > 0 && <small class="go-so-far">{say('go-play-best', { solved: most })}</small>}
      </p>
      <button type="button" class="go-big go-grab" aria-disabled={!free.value} onClick={() => free.value && table.call('grab')}>
        <b>{say('go-play-done')}</b>
        <small>{say('go-play-done-for')}</small>
      </button>
      <div class="go-small">
        <button type="button" aria-disabled={!free.value} onClick={() => free.value && table.call('skip')}>
          {say('go-play-skip')}
        </button>
        <button
          type="button"
          class={sure.value ? 'asked' : ''}
          onClick={() => {
            if (sure.value) table.call('stop')
            else sure.value = true
          }}
        >
          {sure.value ? say('go-play-end-sure') : say('go-play-end')}
        </button>
      </div>
    </section>
  )
}
