/** The player's own table: the held tile and its rotation, and what was laid before the server confirmed it. */
import { batch, computed, signal, type ReadonlySignal } from '@preact/signals'
import type { GoEdition } from '../board/edition'
import { flipPose, toLaid, liftText, spotOf, spotText, rotateInPlace, type Pose, type Spot } from '../board/placement'
import type { GoView, Laid } from '../board/view'

const START: Pose = { face: 'a', turn: 0 }

/** A move on its way to the server: laying, lifting, or a word. Drawn at once, dropped when the server has answered. */
interface Going {
  text: string
  tile: string | null
  lay: Laid | null
}

export class OwnTable {
  /** the rotation and side of the tiles in the hand */
  readonly poses = signal<Record<string, Pose>>({})
  /** the chosen tile, in the hand or on the board */
  readonly held = signal<string | null>(null)
  private readonly going = signal<Going[]>([])
  readonly layout: ReadonlySignal<Laid[]>
  readonly hand: ReadonlySignal<string[]>
  private sending = false

  constructor(
    readonly goEdition: GoEdition,
    private readonly view: ReadonlySignal<GoView>,
    private readonly move: (text: string) => Promise<void>,
    private readonly refused: (reason: unknown) => void,
  ) {
    this.layout = computed(() => {
      const laidTile = new Map((this.view.value.layout ?? []).map((lay) => [lay.tile, lay]))
      for (const { tile, lay } of this.going.value) {
        if (tile === null) continue
        if (lay) laidTile.set(tile, lay)
        else laidTile.delete(tile)
      }
      return Object.keys(goEdition.tiles).flatMap((id) => laidTile.get(id) ?? [])
    })
    this.hand = computed(() => {
      const on = new Set(this.layout.value.map((lay) => lay.tile))
      const mine = new Set([...(this.view.value.hand ?? []), ...(this.view.value.layout ?? []).map((lay) => lay.tile)])
      return Object.keys(goEdition.tiles).filter((id) => mine.has(id) && !on.has(id))
    })
  }

  pose(tile: string): Pose {
    return this.laid(tile) ?? this.poses.value[tile] ?? START
  }

  laid(tile: string): Laid | undefined {
    return this.layout.value.find((lay) => lay.tile === tile)
  }

  at(square: number): Laid | undefined {
    return this.layout.value.find((lay) => lay.squares.includes(square))
  }

  hold(tile: string | null): void {
    this.held.value = tile
  }

  setPose(tile: string, pose: Pose): void {
    this.poses.value = { ...this.poses.value, [tile]: { face: pose.face, turn: pose.turn } }
  }

  /** Lay a tile, from the hand or from its place on the board. */
  lay(spot: Spot): void {
    const lies = this.laid(spot.tile)
    if (lies && lies.text === spotText(this.goEdition, spot)) return
    batch(() => {
      if (lies) this.send({ text: liftText(this.goEdition, spot.tile), tile: spot.tile, lay: null })
      this.setPose(spot.tile, spot)
      this.send({ text: spotText(this.goEdition, spot), tile: spot.tile, lay: toLaid(this.goEdition, spot) })
    })
  }

  lift(tile: string): void {
    const lies = this.laid(tile)
    if (!lies) return
    batch(() => {
      this.setPose(tile, lies)
      this.send({ text: liftText(this.goEdition, tile), tile, lay: null })
    })
  }

  /** Turn a tile by a quarter: in the hand freely, on the board about its hole. Returns whether there was room. */
  turn(tile: string, step: 1 | -1 = 1): boolean {
    if (this.goEdition.tiles[tile]!.faces[0]!.length === 1) return false
    const lies = this.laid(tile)
    if (!lies) {
      const pose = this.pose(tile)
      this.setPose(tile, { ...pose, turn: (pose.turn + step + 4) % 4 })
      return true
    }
    const spot = rotateInPlace(this.goEdition, this.layout.value, lies, step)
    if (spot) this.lay(spot)
    return spot !== null
  }

  flip(tile: string): boolean {
    if (this.goEdition.tiles[tile]!.faces.length === 1) return false
    const lies = this.laid(tile)
    if (lies) this.lay(flipPose(spotOf(lies)))
    else this.setPose(tile, flipPose(this.pose(tile)))
    return true
  }

  /** Take everything off the board, for a second try. */
  clear(): void {
    for (const { tile } of this.layout.value) this.lift(tile)
  }

  /** Send ready, grab, stop or skip after everything that is still on its way. */
  call(word: string): void {
    this.send({ text: word, tile: null, lay: null })
  }

  /** Whether this word was sent and not yet answered. */
  isPending(word: string): boolean {
    return this.going.value.some(({ text }) => text === word)
  }

  /** A new round: unanswered moves are void. */
  reset(): void {
    batch(() => {
      this.going.value = []
      this.poses.value = {}
      this.held.value = null
    })
  }

  private send(going: Going): void {
    this.going.value = [...this.going.value, going]
    if (!this.sending) void this.run()
  }

  private async run(): Promise<void> {
    this.sending = true
    for (let next = this.going.value[0]; next; next = this.going.value[0]) {
      const current = next
      try {
        await this.move(current.text)
        this.going.value = this.going.value.filter((other) => other !== current)
      } catch (reason) {
        // the moves queued after it were meant for a board that does not exist
        const void_ = !this.going.value.includes(current)
        this.going.value = []
        if (!void_) this.refused(reason)
      }
    }
    this.sending = false
  }
}
