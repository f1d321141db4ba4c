/** Picture for a page without content: a wanderer in front of a hedge. */
import { pawnMarkup } from '../../ui/Pawn'
import { tileMarkup } from '../../games/sliding/board/art'
import { laySharedParts } from '../../games/sliding/board/defs'
import '../../games/sliding/styles/board.css'

/** Open sides from the left, the last one closed: north 1, east 2, south 4, west 8. */
const WAY = [10, 10, 8]

export function DeadEndPicture() {
  laySharedParts()
  return (
    <svg class="dead-end block w-full" viewBox="-4 -16 308 126" aria-hidden="true">
      {WAY.map((openings, n) => (
        <g
          key={n}
          class="tile movable"
          transform={`translate(${n * 100} 0)`}
          dangerouslySetInnerHTML={{
            __html: tileMarkup({ openings, fixed: false, plaza: false, home: undefined, seed: n + 3 }),
          }}
        />
      ))}
      <g transform="translate(232 66)" dangerouslySetInnerHTML={{ __html: pawnMarkup('red', true) }} />
    </svg>
  )
}
