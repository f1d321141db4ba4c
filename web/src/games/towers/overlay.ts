/** Places squares and arrows where they are visible in 3D too, for players who explore by touch or by voice. */
import type { Places } from './scene/model'

export function layOver(board: Element | null | undefined, { squares, arrows }: Places): void {
  if (!board) return
  const { left, top } = board.getBoundingClientRect()
  const put = (element: HTMLElement, { x, y }: { x: number; y: number }) =>
    (element.style.transform = `translate(${Math.round(x - left)}px, ${Math.round(y - top)}px) translate(-50%, -50%)`)
  for (const cell of board.querySelectorAll<HTMLElement>('[data-square]'))
    put(cell, squares[Number(cell.dataset.square)]!)
  for (const arrow of board.querySelectorAll<HTMLElement>('[data-arrow]')) put(arrow, arrows.get(arrow.dataset.arrow!)!)
}
