/** Announcements of what a player does to tiles, the only feedback for players who do not see it. */
import { useSignalEffect } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { localName, say } from '../../../i18n'
import { sound } from '../../../ui/sound'
import { meets } from '../board/check'
import { squareName } from '../board/placement'
import { joinedNames, poseText } from '../speech/poseText'
import type { Drag } from './drag'
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

/** Choosing, turning, flipping and releasing a tile, each with its announcement. */
export class Answers {
  constructor(
    private readonly table: OwnTable,
    private readonly drag: Drag,
    private readonly setNews: (text: string) => void,
  ) {}

  pick(tile: string): void {
    this.table.hold(tile)
    this.answer('held', tile)
  }

  turn(tile: string, step: 1 | -1 = 1): void {
    if (this.drag.tile.value === tile) this.drag.turn(step)
    else if (!this.table.turn(tile, step)) return this.setNews(this.still(tile, 'go-play-no-room'))
    this.announcePose('turned', tile)
  }

  flip(tile: string): void {
    if (this.drag.tile.value === tile) this.drag.flip()
    else if (!this.table.flip(tile)) return this.setNews(this.still(tile, 'go-play-same'))
    this.announcePose('flipped', tile)
  }

  letGo(): void {
    const tile = this.drag.tile.value ?? this.table.held.value
    this.drag.cancel()
    this.table.hold(null)
    if (tile !== null) this.answer(this.table.laid(tile) ? 'stays' : 'back', tile)
  }

  /** A tile of one square looks the same in every rotation. */
  private still(tile: string, otherwise: string): string {
    return say(this.table.goEdition.tiles[tile]!.faces[0]!.length === 1 ? 'go-play-same' : otherwise)
  }

  /** A tile on the board is announced with its place (`announce.ts`). */
  private announcePose(how: string, tile: string): void {
    if (this.drag.tile.value === tile || !this.table.laid(tile)) this.answer(how, tile)
  }

  private answer(how: string, tile: string): void {
    const { goEdition: box } = this.table
    const pose = this.drag.tile.value === tile ? this.drag.pose.value : this.table.pose(tile)
    const text = how === 'back' || how === 'stays' ? localName(box.things[tile]) : poseText(this.table, tile, pose)
    this.setNews(say('go-play-in-hand', { how, tile: text }))
  }
}
