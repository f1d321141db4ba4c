/** Mouse and fingers on the 3D board: separates touches from camera drags; a double touch on nothing resets it. */
import type { Touched } from './model'

/** Pixels that a finger may move and still count as a touch. */
const STRAY = 8
/** Milliseconds between the two touches of a double touch. */
const DOUBLE = 350

interface Needs {
  /** What is under the pointer. */
  under(event: PointerEvent): Touched
  onTouch(what: Touched): void
  onHover(what: Touched): void
  home(): void
}

export function followPointer(canvas: HTMLCanvasElement, { under, onTouch, onHover, home }: Needs): void {
  let down: { x: number; y: number } | null = null
  let last = 0
  canvas.addEventListener('pointerdown', ({ clientX, clientY, isPrimary }) => {
    down = isPrimary ? { x: clientX, y: clientY } : null
  })
  canvas.addEventListener('pointerup', (event) => {
    const start = down
    down = null
    if (!start || Math.hypot(event.clientX - start.x, event.clientY - start.y) > STRAY) return
    const what = under(event)
    if (what) onTouch(what)
    else if (performance.now() - last < DOUBLE) home()
    else last = performance.now()
  })
  canvas.addEventListener('pointermove', (event) => {
    if (event.pointerType !== 'mouse' || event.buttons) return
    const what = under(event)
    canvas.style.cursor = what ? 'pointer' : 'grab'
    onHover(what)
  })
  canvas.addEventListener('pointerleave', () => onHover(null))
}
