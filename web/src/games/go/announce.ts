import { useSignalEffect } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { named, say } from '../../i18n'
import { sound } from '../../ui/sound'
import { meets } from './check'
import { joinedNames } from './Field'
import { squareName } from './fit'
import type { OwnTable } from './table'

/** Announce to screen readers where tiles are laid. */
export function useAnnouncedTiles(
  table: OwnTable,
  round: () => number,
  free: () => boolean,
  tell: (text: string) => void,
): void {
  const { box } = table
  const announced = useRef(table.layout.peek())
  const known = useRef(round())
  useSignalEffect(() => {
    const layout = table.layout.value
    const old = announced.current
    announced.current = layout
    const same = known.current === round() // a new round takes all tiles back: its news matters more
    known.current = round()
    if (!same || !free()) return
    const came = layout.find((lay) => !old.some(({ text }) => text === lay.text))
    const went = old.find((lay) => !layout.some(({ tile }) => tile === lay.tile))
    if (came) {
      sound('lay')
      const squares = came.squares.map((square) => squareName(box.side, square)).join(', ')
      const joined = meets(box, layout, came)
      const words = [
        say('go-play-lies', { tile: named(box.things[came.tile]), squares }),
        ...(box.tiles[came.tile]!.hole
          ? [say('go-play-hole', { picture: named(box.things[box.pictures[came.squares[0]!]!]) })]
          : []),
        say('go-play-joins', { count: joined.length, things: joinedNames(box, joined) }),
      ]
      tell(words.join(' '))
    } else if (went) tell(say('go-play-lifted', { tile: named(box.things[went.tile]) }))
  })
}
