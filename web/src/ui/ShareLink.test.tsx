import { render, waitFor } from '@testing-library/preact'
import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import { QrCode } from './ShareLink'

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
