/** A game that this page has no folder for: its view as plain text, and the legal moves as text. */
import { say } from '../../i18n'
import type { UnknownGame } from '../../net/protocol'
import { Button } from '../../ui/Button'
import type { BoardProps, PlayProps } from '..'
import './unknown.css'

export function Play({ view, choices, seat, still, move }: PlayProps<UnknownGame>) {
  const moves = still || seat === null ? [] : movesIn(choices.value)
  return (
    <div class="unknown-game stack gap-12">
      <p class="panel">{say('table-no-board')}</p>
      {moves.length > 0 && (
        <div class="moves flex wrap gap-8" role="group" aria-label={say('table-moves')}>
          {moves.map((text) => (
            // the function that refused it has reported why
            <Button key={text} onClick={() => void move(text).catch(() => undefined)}>
              {text}
            </Button>
          ))}
        </div>
      )}
      <Values view={view.value} />
    </div>
  )
}

export function Board({ view }: BoardProps<UnknownGame>) {
  return (
    <div class="unknown-game stack gap-12">
      <Values view={view.value} />
    </div>
  )
}

/** A game without a board can be played if its choices have a list `moves`. */
function movesIn(choices: UnknownGame['choices'] | null): string[] {
  const moves = choices?.moves
  return Array.isArray(moves) ? moves.filter((move): move is string => typeof move === 'string') : []
}

function Values({ view }: { view: UnknownGame['view'] }) {
  return (
    <dl class="panel">
      {Object.entries(view).map(([name, value]) => (
        <div class="stack gap-8" key={name}>
          <dt class="bold">{name}</dt>
          <dd class="break-words">{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
