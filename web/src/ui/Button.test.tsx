import { cleanup, fireEvent, render, screen } from '@testing-library/preact'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from './Button'

afterEach(cleanup)

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
