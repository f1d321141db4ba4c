/** What the player can do now: report ready, grab a score tile, vote to stop. */
import type { ReadonlySignal, Signal } from '@preact/signals'
import { say } from '../../../i18n'
import { joinWords } from '../../../i18n/words'
import type { SeatInfo } from '../../../net/protocol'
import { Icon } from '../../../ui/Icon'
import { Face } from '../../../ui/Pawn'
import { SoloBar } from './Solo'
import { Big, Shown, Small, type Answer } from './Buttons'
import type { GoEdition } from '../board/edition'
import { ScoreTile } from '../board/pieces'
import type { OwnTable } from './table'
import { solo, type GoView } from '../board/view'

interface ActionsProps {
  goEdition: GoEdition
  view: GoView
  you: number | null
  names: string[]
  /** the occupants, by seat */
  people: SeatInfo[]
  table: OwnTable
  /** whether the round is running, for this seat too */
  free: ReadonlySignal<boolean>
  /** shown in place of the buttons it answers */
  answer: Signal<Answer | null>
  /** ask the coach; absent where the table does not allow it. Only solo: in a race there is no help */
  hint?: (() => Promise<void>) | undefined
  /** let the bots finish at once */
  skip?: (() => void) | undefined
  /** show the last check again; null: there was none */
  again: (() => void) | null
}

export function Actions(props: ActionsProps) {
  const { goEdition, view, you, table, free } = props
  if (view.step === 'over' || view.step === 'roll') return null
  if (you === null) {
    if (solo(view)) return null
    return (
      <section class="go-actions stack gap-10">
        <Stack box={goEdition} view={view} helped={false} />
        {view.step === 'ready' && <Again look={props.again} />}
      </section>
    )
  }
  if (view.step === 'ready') return <ReadyButton {...props} you={you} />
  return solo(view) ? (
    <SoloBar view={view} table={table} free={free} answer={props.answer} hint={props.hint} />
  ) : (
    <Together {...props} you={you} />
  )
}

function ReadyButton({ view, you, names, people, table, again }: ActionsProps & { you: number }) {
  const ready = view.seats[you]!.ready || table.isPending('ready')
  const missing = view.seats.flatMap((seat, n) => (seat.ready || n === you ? [] : [n]))
  const waiting = say('go-play-waiting', {
    count: missing.length,
    names: joinWords(missing.map((n) => names[n] ?? '')),
  })
  return (
    <section class="go-actions stack gap-10">
      <Big
        words={ready ? say('go-play-you-ready') : say('go-play-ready')}
        more={ready ? waiting : say('go-play-look')}
        kind="go-ready"
        off={ready}
        act={() => table.call('ready')}
      >
        {ready ? (
          <>
            <Icon name="clock" />
            {missing.map((n) => people[n] && <Face key={n} seat={people[n]} />)}
          </>
        ) : (
          <Icon name="check" />
        )}
      </Big>
      <Again look={again} />
    </section>
  )
}

/** Lets players who missed part of the check see it until the next round begins. */
function Again({ look }: { look: (() => void) | null }) {
  if (!look) return null
  return (
    <div class="go-small go-again flex gap-8">
      <Small icon="replay" words={say('go-play-check-again')} act={look} />
    </div>
  )
}

/** The score tiles in the middle of the table; taken ones leave a hole. */
function Stack({ box: goEdition, view, helped }: { box: GoEdition; view: GoView; helped: boolean }) {
  return (
    <div
      class="go-stack stack justify-center gap-8"
      role="img"
      aria-label={say('go-play-left', { tiles: view.score_tiles.join(', ') })}
    >
      {(goEdition.tables[view.seats.length] ?? []).map((blue) => {
        const gone = !view.score_tiles.includes(blue)
        return (
          <ScoreTile
            key={blue}
            blue={blue}
            red={gone || helped ? null : goEdition.red[blue]!}
            className={gone ? 'gone' : blue === view.score_tiles[0] ? 'next' : ''}
          />
        )
      })}
    </div>
  )
}

function Together({ goEdition, view, you, people, table, free, answer, skip }: ActionsProps & { you: number }) {
  const mine = view.seats[you]!
  const helped = view.options.helper[you]!
  const next = view.score_tiles[0]
  const playing = view.seats.filter((seat) => seat.grabbed === null)
  const votes = playing.filter((seat) => seat.stop).length
  const onlyBots = people.every((who, n) => view.seats[n]?.grabbed !== null || who.kind === 'bot' || who.away)
  return (
    <section class="go-actions stack gap-10">
      {!answer.value && <Stack box={goEdition} view={view} helped={helped} />}
      {mine.grabbed === null && next !== undefined ? (
        <Big
          words={say('go-play-grab', { tile: next })}
          more={
            helped
              ? say('go-play-grab-helped', { blue: next })
              : say('go-play-grab-for', { blue: next, red: goEdition.red[next] ?? 0 })
          }
          kind="go-grab"
          off={!free.value || table.isPending('grab')}
          act={() => table.call('grab')}
          answer={answer}
        >
          <Icon name="hand" />
          <ScoreTile blue={next} red={helped ? null : goEdition.red[next]!} />
        </Big>
      ) : (
        <p class="go-done go-paper stack round-16 text-center">
          <b class="caption">{say('go-play-you-grabbed', { tile: mine.grabbed ?? 0 })}</b>
          <small class="caption">{say('go-play-others-build')}</small>
          <Shown>
            <ScoreTile blue={mine.grabbed ?? 0} />
            <Icon name="clock" />
          </Shown>
        </p>
      )}
      {mine.grabbed !== null && onlyBots && skip && (
        <div class="go-small flex gap-8">
          <Small icon="last" words={say('play-skip')} act={skip} />
        </div>
      )}
      {mine.grabbed === null && !answer.value && (
        <div class="go-small flex gap-8">
          <Small
            icon="stop"
            words={
              mine.stop || votes > 0 ? say('go-play-stops', { votes, players: playing.length }) : say('go-play-stop')
            }
            kind={votes > 0 ? 'asked' : ''}
            off={!free.value || mine.stop}
            act={() => table.call('stop')}
          >
            {votes > 0 && `${votes}/${playing.length}`}
          </Small>
        </div>
      )}
    </section>
  )
}
