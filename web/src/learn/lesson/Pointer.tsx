/** A hand that points at what to touch next, for those who cannot read the owl's words. */
import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../../ui/Icon'

const LOOK_MS = 120

/** A board that knows the wanted move says which element comes next on the way to it: `data-point`, a selector. */
function target(lesson: Element): Element | null {
  const board = lesson.querySelector<HTMLElement>('.class-board [data-point]')
  return board?.querySelector(board.dataset.point!) ?? null
}

/** Points while there is something to do; with `next`, at the button that continues. */
export function Pointer({ next }: { next: boolean }) {
  const hand = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const look = (): void => {
      const lesson = hand.current!.closest('.lesson')!
      const at = next ? lesson.querySelector('.words .ways .main') : target(lesson)
      const box = at?.getBoundingClientRect()
      const shown = box !== undefined && box.width > 0
      hand.current!.classList.toggle('away', !shown)
      if (shown) hand.current!.style.transform = `translate(${box.x + box.width / 2}px, ${box.y + box.height / 2}px)`
    }
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [next])
  return (
    <div ref={hand} class="pointer away" aria-hidden="true">
      <Icon name="hand" />
    </div>
  )
}
