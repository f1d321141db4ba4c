/** A tile under the pointer: it follows one to one, can be turned and flipped, and shows where it would land. */
import { signal } from '@preact/signals'
import type { GoHandle } from '../board/GoBoard'
import { flipPose, nearestSpot, type Pose, type Spot } from '../board/placement'
import type { OwnTable } from './table'

const FAR_ENOUGH = { mouse: 4, pen: 6, touch: 8 }
/** How far the tile floats above a finger, in squares, because the finger hides what is under it. */
const ABOVE_FINGER = 0.55

interface Press {
  tile: string
  pointer: number
  kind: 'mouse' | 'pen' | 'touch'
  x: number
  y: number
}

export class Drag {
  readonly tile = signal<string | null>(null)
  readonly pose = signal<Pose>({ face: 'a', turn: 0 })
  readonly ghost = signal<Spot | null>(null)
  /** the board, for measuring */
  field: Pick<GoHandle, 'rect'> | null = null
  /** the floating element */
  float: HTMLElement | SVGElement | null = null
  private pressed: Press | null = null
  private x = 0
  private y = 0
  private just = false

  constructor(private readonly table: OwnTable) {}

  press(event: PointerEvent, tile: string): void {
    if (this.pressed || event.button !== 0) return
    const kind = event.pointerType === 'touch' ? 'touch' : event.pointerType === 'pen' ? 'pen' : 'mouse'
    this.just = false
    this.pressed = { tile, pointer: event.pointerId, kind, x: event.clientX, y: event.clientY }
    this.listen(true)
  }

  /** Whether the next click is the end of a drag. */
  get wasDragged(): boolean {
    const just = this.just
    this.just = false
    return just
  }

  turn(step: 1 | -1 = 1): void {
    const tile = this.tile.value
    if (!tile || this.table.goEdition.tiles[tile]!.faces[0]!.length === 1) return
    this.pose.value = { ...this.pose.value, turn: (this.pose.value.turn + step + 4) % 4 }
    this.aim()
  }

  flip(): void {
    const tile = this.tile.value
    if (!tile || this.table.goEdition.tiles[tile]!.faces.length === 1) return
    this.pose.value = flipPose(this.pose.value)
    this.aim()
  }

  /** Put the tile back where it was. */
  cancel(): void {
    this.pressed = null
    this.tile.value = null
    this.ghost.value = null
    this.listen(false)
  }

  /** The width of a square on the screen. */
  get square(): number {
    return (this.field?.rect()?.width ?? 0) / this.table.goEdition.side
  }

  /** Put the floating drawing under the pointer. */
  follow(): void {
    if (this.float) this.float.style.transform = `translate(${this.x}px, ${this.y}px)`
  }

  private listen(on: boolean): void {
    const change = on ? addEventListener : removeEventListener
    change('pointermove', this.onMove as EventListener)
    change('pointerup', this.onRelease as EventListener)
    change('pointercancel', this.onCancel as EventListener)
    change('pointerdown', this.onSecondPointer as EventListener)
    change('wheel', this.onWheel as EventListener, { passive: false })
    change('contextmenu', this.menu)
  }

  private readonly onMove = (event: PointerEvent): void => {
    const press = this.pressed
    if (!press || event.pointerId !== press.pointer) return
    if (this.tile.value === null) {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < FAR_ENOUGH[press.kind]) return
      this.pose.value = this.table.pose(press.tile)
      this.table.hold(press.tile)
      this.tile.value = press.tile
    }
    event.preventDefault()
    this.x = event.clientX
    this.y = event.clientY - (press.kind === 'touch' ? ABOVE_FINGER * this.square : 0)
    this.follow()
    this.aim()
  }

  private aim(): void {
    const tile = this.tile.value
    const field = this.field?.rect()
    if (!tile || !field) return
    const { left, top } = field
    const scale = 100 / this.square
    const layout = this.table.layout.value
    const spot = nearestSpot(
      this.table.goEdition,
      layout,
      tile,
      this.pose.value,
      (this.x - left) * scale,
      (this.y - top) * scale,
    )
    const old = this.ghost.value
    if (spot?.square !== old?.square || spot?.turn !== old?.turn || spot?.face !== old?.face) this.ghost.value = spot
  }

  private readonly onRelease = (event: PointerEvent): void => {
    const press = this.pressed
    if (!press || event.pointerId !== press.pointer) return
    const spot = this.ghost.value
    const tile = this.tile.value
    const pose = this.pose.value
    const outside = this.outside()
    this.cancel()
    if (tile === null) return
    this.just = true
    if (spot) this.table.lay(spot)
    else if (!this.table.laid(tile)) this.table.setPose(tile, pose)
    else if (outside) this.table.lift(tile)
  }

  private outside(): boolean {
    const field = this.field?.rect()
    if (!field) return true
    return this.x < field.left || this.x > field.right || this.y < field.top || this.y > field.bottom
  }

  private readonly onCancel = (event: PointerEvent): void => {
    if (event.pointerId === this.pressed?.pointer) this.cancel()
  }

  /** A second finger, or another mouse button, turns the tile during the drag. */
  private readonly onSecondPointer = (event: PointerEvent): void => {
    if (this.tile.value === null || event.pointerId === this.pressed?.pointer) return
    this.turn()
  }

  private readonly onWheel = (event: WheelEvent): void => {
    if (this.tile.value === null) return
    event.preventDefault()
    this.turn(event.deltaY < 0 ? -1 : 1)
  }

  private readonly menu = (event: Event): void => {
    if (this.tile.value === null) return
    event.preventDefault()
    this.turn()
  }
}
