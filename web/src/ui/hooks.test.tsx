import { cleanup, fireEvent, render, screen } from '@testing-library/preact'
import { useRef, useState } from 'preact/hooks'
import { afterEach, expect, test } from 'vitest'
import { useFocusRestore } from './hooks'
import { followWindow, playSize, windowSize } from './layout'

afterEach(cleanup)

function Rows() {
  const [rows, set] = useState(['red', 'blue'])
  const box = useRef<HTMLUListElement>(null)
  useFocusRestore(box, rows.length)
  return (
    <ul ref={box}>
      {rows.map((row) => (
        <li key={row}>
          <button onClick={() => set(rows.filter((other) => other !== row))}>{row}</button>
        </li>
      ))}
    </ul>
  )
}

test('when the pressed button goes away, the keys go on where it was', () => {
  render(<Rows />)
  expect(document.activeElement).toBe(document.body)
  screen.getByText('red').focus()
  fireEvent.click(screen.getByText('red'))
  expect(document.activeElement).toBe(screen.getByRole('list'))
  screen.getByText('blue').focus()
  expect(screen.getByRole('list').hasAttribute('tabindex')).toBe(false)
})

test.each([
  [390, 844, 'compact', false],
  [320, 568, 'compact', false],
  [320, 256, 'compact', true], // a desktop enlarged to 400 %
  [844, 390, 'low', false],
  [640, 400, 'low', true], // to 200 %
  [667, 375, 'low', true],
  [768, 1024, 'medium', false],
  [1280, 800, 'wide', false],
  [1920, 1080, 'tv', false],
])('a window of %i × %i px is %s', (width, height, layout, tight) => {
  expect(windowSize(width, height)).toEqual({ layout, tight })
})

test.each([
  [390, 784, 'compact', false],
  [390, 600, 'compact', true], // a phone whose browser has bars
  [320, 510, 'compact', true],
  [780, 390, 'low', false],
  [447, 323, 'low', true], // next to a lesson
  [1366, 568, 'low', false],
  [768, 964, 'medium', false],
  [1024, 1300, 'medium', false],
  [900, 640, 'wide', false],
  [1920, 1020, 'tv', false],
])('an area of %i × %i px is %s', (width, height, layout, tight) => {
  expect(playSize(width, height)).toEqual({ layout, tight })
})

test('marks the page, and again when the window changes', () => {
  const root = document.createElement('div')
  let width = 1280
  Object.defineProperties(root, { clientWidth: { get: () => width }, clientHeight: { get: () => 800 } })
  followWindow(root)
  expect(root.dataset.layout).toBe('wide')
  width = 390
  dispatchEvent(new Event('resize'))
  expect(root.dataset.layout).toBe('compact')
  expect(root.hasAttribute('data-tight')).toBe(false)
})
