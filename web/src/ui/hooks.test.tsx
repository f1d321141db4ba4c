import { cleanup, fireEvent, render, screen } from '@testing-library/preact'
import { useRef, useState } from 'preact/hooks'
import { afterEach, expect, test } from 'vitest'
import { useFocusRestore } from './hooks'

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
