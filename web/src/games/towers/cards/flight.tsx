/** A played card flies from its player to the pile of played cards. */
import { render } from 'preact'
import { over } from '../../sliding/flight'
import type { Card } from '../route'
import { MagicCard } from './MagicCard'

const visibleRect = (place: Element | null): DOMRect | null => {
  const box = place?.getBoundingClientRect()
  return box?.width ? box : null
}

/** Fly over everything; if no pile is in sight, the card only rises and disappears. */
export async function flyCard(root: HTMLElement, card: Card, seat: number, ms: number): Promise<void> {
  const panel = root.querySelector(`[data-seat="${seat}"]`)
  const own = panel?.classList.contains('mine') ? root.querySelector(`.tw-hand [data-card="${card}"]`) : null
  const from = visibleRect(own) ?? visibleRect(panel)
  if (!from || !ms || !root.animate) return
  const to = visibleRect(root.querySelector('.tw-pile > :last-child'))
  const picture = document.createElement('div')
  picture.className = 'tw-flying-card'
  picture.setAttribute('aria-hidden', 'true')
  render(<MagicCard card={card} name="" />, picture)
  root.append(picture)
  const { width, height } = picture.getBoundingClientRect()
  const at = over(picture)
  const frames = [
    { transform: at(from, own ? from.width / width : 0.6), opacity: own ? 1 : 0 },
    { transform: at(from, 1.25, height * 0.6), opacity: 1, offset: 0.4, easing: 'ease-in-out' },
    { transform: to ? at(to, to.width / width) : at(from, 1, height * 1.6), opacity: to ? 1 : 0 },
  ]
  await picture.animate(frames, { duration: ms, easing: 'cubic-bezier(.3,1.2,.5,1)' }).finished.catch(() => {})
  render(null, picture)
  picture.remove()
}
