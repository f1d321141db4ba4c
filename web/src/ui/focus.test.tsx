import { cleanup, fireEvent, render, screen } from '@testing-library/preact'
import { useRef, useState } from 'preact/hooks'
import { afterEach, expect, test } from 'vitest'
import { useKeptFocus } from './focus'

afterEach(cleanup)

function Chairs() {
  const [chairs, set] = useState(['red', 'blue'])
  const box = useRef<HTMLUListElement>(null)
  useKeptFocus(box, chairs.length)
  return (
    <ul ref={box}>
      {chairs.map((chair) => (
        <li key={chair}>
          <button onClick={() => set(chairs.filter((other) => other !== chair))}>{chair}</button>
        </li>
      ))}
    </ul>
  )
}

test('when the pressed button goes away, the keys go on where it was', () => {
  render(<Chairs />)
  expect(document.activeElement).toBe(document.body)
  screen.getByText('red').focus()
  fireEvent.click(screen.getByText('red'))
  expect(document.activeElement).toBe(screen.getByRole('list'))
  screen.getByText('blue').focus()
  expect(screen.getByRole('list').hasAttribute('tabindex')).toBe(false)
})
