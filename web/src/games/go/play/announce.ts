import { useSignalEffect } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { localName, say } from '../../../i18n'
import { sound } from '../../../ui/sound'
import { meets } from '../board/check'
import { joinedNames } from './Field'
import { squareName } from '../board/placement'
import type { OwnTable } from './table'

/** Announce to screen readers where tiles are laid. */
export function useAnnouncedTiles(
  table: OwnTable,
  round: () => number,
  free: () => boolean,
  setNews: (text: string) => void,
): void {
  const { goEdition } = table
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
      const squares = came.squares.map((square) => squareName(goEdition.side, square)).join(', ')
      const joined = meets(goEdition, layout, came)
      const words = [
        say('go-play-lies', { tile: localName(goEdition.things[came.tile]), squares }),
        ...(goEdition.tiles[came.tile]!.hole
          ? [say('go-play-hole', { picture: localName(goEdition.things[goEdition.pictures[came.squares[0]!]!]) })]
          : []),
        say('go-play-joins', { count: joined.length, things: joinedNames(goEdition, joined) }),
      ]
      setNews(words.join(' '))
    } else if (went) setNews(say('go-play-lifted', { tile: localName(goEdition.things[went.tile]) }))
  })
}
