/** A hand that points at what to touch next, for those who cannot read what the owl says. */
import { useEffect, useRef } from 'preact/hooks'
import type { Marks } from '../../net/protocol'
import { Icon } from '../../ui/Icon'

const LOOK_MS = 120

/** A board says what comes next by `data-point`, a selector; of others we know arrows and squares. */
function target(board: Element | null, marks: Marks | undefined): Element | null {
  const said = board?.querySelector<HTMLElement>('[data-point]')
  if (said) return said.querySelector(said.dataset.point!)
  const [arrow, square] = [marks?.arrows?.[0], marks?.squares?.[0]]
  if (arrow !== undefined) return board?.querySelector(`[data-arrow="${arrow}"]`) ?? null
  return square === undefined ? null : (board?.querySelector(`[data-square="${square}"]`) ?? null)
}

/** Points while there is something to be done; `next` is the button that goes on. */
export function Pointer({ marks, next }: { marks: Marks | undefined; next: boolean }) {
  const hand = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const look = (): void => {
      const lesson = hand.current?.closest('.lesson')
      const at = next ? lesson?.querySelector('.words .ways .main') : target(lesson?.querySelector('.class-board') ?? null, marks)
      const box = at?.getBoundingClientRect()
      const shown = box !== undefined && box.width > 0
      hand.current!.classList.toggle('away', !shown)
      if (shown) hand.current!.style.transform = `translate(${box.x + box.width / 2}px, ${box.y + box.height / 2}px)`
    }
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [marks, next])
  return (
    <div ref={hand} class="pointer away" aria-hidden="true">
      <Icon name="hand" />
    </div>
  )
}
