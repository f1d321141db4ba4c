import type { Go } from '../../net/protocol'
import type { BoardProps, KeyHelp } from '../index'
import { BoardPicture } from './board/BoardPicture'
import { editionOf } from './board/edition'
import { pictures } from './board/check'
import { Defs } from './board/pieces'
import { solo, type GoView } from './board/view'

export { teller } from './speech/narration'
export { Play } from './play/Play'
export { Result } from './play/Solo'

export const areas = ['go', 'coach', 'problems']

export const theme = (): string => 'evening'

export const keys: KeyHelp[] = [
  ['1–6 J', 'go-key-pick'],
  ['R ⇧R', 'go-key-turn'],
  ['F', 'go-key-flip'],
  ['← ↑ → ↓', 'go-key-move'],
  ['↵ ⌫', 'go-key-lay'],
  ['G', 'go-key-grab'],
]

/** The board shows a check before anything goes on. */
export const paced = true

/** The last check deserves a look; a solo game has none. */
export const watch = (view: GoView): number => (solo(view) ? 1600 : 3000)

/** What is missing is said below the board. */
export const answers = ['go.grab.wrong']

/** Everybody plays on their own device: the player who sees a board here plays it. */
export const secrets = false

/** A picture of a view: the seat's tiles as they lie, or between rounds the board that was checked last. */
export function Board({ view, edition, marks }: BoardProps<Go>) {
  const goEdition = editionOf(edition)
  const now = view.value
  const checked = now.step !== 'play' && !now.layout?.length ? now.last?.seats[now.you ?? 0] : undefined
  return (
    <div class="go-still">
      <Defs />
      <BoardPicture
        goEdition={goEdition}
        layout={checked?.layout ?? now.layout ?? []}
        wanted={checked ? [] : now.roll}
        checked={checked ? pictures(goEdition, checked) : []}
        {...(marks?.squares ? { lit: marks.squares } : {})}
      />
    </div>
  )
}
