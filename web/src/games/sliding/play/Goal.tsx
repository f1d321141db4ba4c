/** The goal of a seat: one large card, or all cards where any order counts; then the way home or out. */
import { localName, say } from '../../../i18n'
import { letters } from '../../../i18n/words'
import type { EditionInfo } from '../../../net/protocol'
import { shapeMarkup } from '../../../ui/Pawn'
import { goalName } from '../speech/labels'
import type { SlidingView } from '../board/maze'
import { anyOrder, finishOf } from '../board/preview'
import { Thing } from '../board/Thing'

interface Props {
  view: SlidingView
  edition: EditionInfo
  seat: number
  /** The player who must not reach it: in a puzzle, another player's goal has to be blocked. */
  barredFor?: string | undefined
  onSay?: (text: string) => void
}

const RAYS = Array.from({ length: 24 }, (_, n) => n)

function Rays() {
  return (
    <svg class="rays" viewBox="-50 -50 100 100" aria-hidden="true">
      {RAYS.map((n) => (
        <path key={n} d={n % 2 ? 'M0-43V-45' : 'M0-41V-48'} transform={`rotate(${n * 15})`} />
      ))}
      <circle r="38" />
    </svg>
  )
}

/** Drawn over a picture to cross it out. */
const Barred = () => (
  <svg class="barred" viewBox="-50 -50 100 100" aria-hidden="true">
    <path d="M-31-31A44 44 0 0 1 31 31A44 44 0 0 1-31-31L31 31" />
  </svg>
)

/** The emblem of a seat's home, or a gate for an exit. */
const Finish = ({ colour, exit }: { colour: string; exit: boolean }) => (
  <svg
    class={`thing block ${exit ? 'exit' : 'home'}-emblem`}
    viewBox="-32 -32 64 64"
    data-colour={colour}
    aria-hidden="true"
  >
    <circle class="home" r="27" />
    {exit ? (
      <>
        <path class="home-s" d="M-14 17V-4A14 14 0 0 1 14-4V17z" />
        <path class="home" d="M0-13L9-2H4V12H-4V-2H-9z" />
      </>
    ) : (
      <g class="home-s" dangerouslySetInnerHTML={{ __html: shapeMarkup(colour, 13) }} />
    )}
  </svg>
)

export function Goal({ view, edition, seat, barredFor, onSay }: Props) {
  const own = view.seats[seat]
  if (!own || view.step === 'deal' || view.step === 'over') return null
  const { cards, left, colour } = own
  const exit = finishOf(view, seat) === 'exit'
  const several = anyOrder(view, seat) && cards.length > 1
  const stack = cards.length ? left - 1 : left
  const name = (thing: string) => localName(edition.things[thing]) || thing

  if (several)
    return (
      <div class="goals card-paper secret w-full text-center" role="group" aria-label={say('sliding-goals')}>
        <small class="caption">{say('sliding-goals')}</small>
        <ul class="flex wrap justify-center gap-6">
          {cards.map((thing) => (
            <li key={thing}>
              <button
                class="round-14"
                type="button"
                title={name(thing)}
                aria-label={name(thing)}
                data-say=""
                onClick={() => onSay?.(name(thing))}
              >
                <Thing thing={thing} />
              </button>
            </li>
          ))}
        </ul>
      </div>
    )
  const thing = cards[0]
  const title = goalName(view, edition, seat) ?? say('sliding-goal_hidden')
  return (
    <div class={`deck secret relative${stack > 0 ? ' more' : ''}`}>
      <button
        type="button"
        class={`goal-card cover in-column items-center no-border card-paper${!thing && left ? ' hidden-card' : ''}`}
        key={thing ?? title}
        data-say=""
        onClick={() => onSay?.(title)}
      >
        <small class="caption">
          {barredFor ? say('sliding-goal_barred', { name: barredFor }) : say('sliding-goal')}
        </small>
        <span class="pic centre grow w-full">
          <Rays />
          {thing ? <Thing thing={thing} /> : left ? <b class="unknown">?</b> : <Finish colour={colour} exit={exit} />}
          {barredFor && <Barred />}
        </span>
        <b class="name caption text-center break-words hyphens" style={{ '--letters': letters(title) }}>
          {title}
        </b>
      </button>
    </div>
  )
}
