/** Drag the spare to an arrow: it is placed there as soon as it is close; released elsewhere, nothing happens. */
import { useMemo } from 'preact/hooks'
import type { TowersTurn } from './turn'

export function useSpareDrag(
  turn: TowersTurn,
  arrowAt: (x: number, y: number) => string | null,
): (event: PointerEvent) => void {
  const near = { arrowAt }
  const latest = useMemo(() => ({ near }), [])
  latest.near = near
  return useMemo(
    () => (start: PointerEvent) => {
      if (turn.step.value !== 'push') return
      const piece = start.currentTarget as HTMLElement
      let moved = false
      piece.setPointerCapture(start.pointerId)
      const move = ({ clientX, clientY }: PointerEvent) => {
        const [x, y] = [clientX - start.clientX, clientY - start.clientY]
        moved ||= Math.hypot(x, y) > 8
        if (!moved) return
        piece.style.transform = `translate(${x}px, ${y}px)`
        const arrow = latest.near.arrowAt(clientX, clientY)
        if (arrow !== turn.arrow.value) turn.choose(arrow)
        piece.classList.toggle('over', turn.arrow.value !== null)
      }
      const end = () => {
        piece.removeEventListener('pointermove', move)
        piece.removeEventListener('pointerup', end)
        piece.removeEventListener('pointercancel', end)
        piece.style.transform = ''
        piece.classList.remove('over')
        if (!moved) turn.turnSpare(1)
      }
      piece.addEventListener('pointermove', move)
      piece.addEventListener('pointerup', end)
      piece.addEventListener('pointercancel', end)
    },
    [turn],
  )
}
