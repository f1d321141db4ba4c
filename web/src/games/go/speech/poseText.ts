/** Announcements of what a player does to a tile before it is laid, the only feedback for players who do not see it. */
import { localName, say } from '../../../i18n'
import { faceOf, type Pose } from '../board/placement'
import type { Drag } from '../play/drag'
import type { OwnTable } from '../play/table'

/** A tile as it is rotated now, as text. */
export function poseText(table: OwnTable, tile: string, pose: Pose = table.pose(tile)): string {
  const { goEdition } = table
  const sides = faceOf(goEdition, tile, pose).map(openSides)
  return say('go-play-tile', {
    tile: localName(goEdition.things[tile]),
    face: pose.face,
    hole: goEdition.tiles[tile]!.hole ? 'yes' : 'no',
    where: table.laid(tile) ? 'board' : 'hand',
    first: sides[0]!,
    second: sides[1] ?? '',
    long: sides.length > 1 ? 'yes' : 'no',
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

/** The open sides of a square, as text. */
export function openSides(openings: number): string {
  const words = ['north', 'east', 'south', 'west'].filter((_, side) => (openings >> side) & 1)
  return words.map((side) => say('go-play-side', { side })).join(', ')
}
