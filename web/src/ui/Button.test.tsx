import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact'
import jsQR from 'jsqr'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from './Button'
import { QrCode } from './ShareLink'

afterEach(cleanup)

const PIXELS = 4

/** The drawing as a camera would see it. */
function toPixels(svg: SVGSVGElement) {
  const [from, , side] = svg.getAttribute('viewBox')!.split(' ').map(Number) as [number, number, number]
  const width = side * PIXELS
  const picture = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x, y] of svg
    .querySelector('path')!
    .getAttribute('d')!
    .matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let n = 0; n < PIXELS ** 2; n++) {
      const column = (Number(x) - from) * PIXELS + (n % PIXELS)
      const row = (Number(y) - from) * PIXELS + Math.floor(n / PIXELS)
      picture.set([0, 0, 0], (row * width + column) * 4)
    }
  return jsQR(picture, width, width)
}

test('a camera reads the link', async () => {
  const link = 'http://192.168.178.23:8000/t/abcde23456#0.k3y-of-a-seat_0123456789'
  const { container } = render(<QrCode text={link} label="link" />)
  await waitFor(() => expect(container.querySelector('path')!.getAttribute('d')).not.toBe(''))
  expect(toPixels(container.querySelector('svg')!)?.data).toBe(link)
})

test('a busy button does nothing more, and keeps the focus', () => {
  const act = vi.fn()
  const { rerender } = render(<Button onClick={act}>Play</Button>)
  const button = screen.getByRole('button')
  button.focus()
  rerender(
    <Button busy onClick={act}>
      Play
    </Button>,
  )
  fireEvent.click(button)
  expect(act).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(button)
  rerender(<Button onClick={act}>Play</Button>)
  fireEvent.click(button)
  expect(act).toHaveBeenCalledOnce()
})
