import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from './Dialog'
import { Toasts, toast } from './Toast'

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
})
afterEach(cleanup)

test('a dialog that the browser closes by itself is closed for us too, one that we take away is not closed twice', () => {
  const closed = vi.fn()
  const { container, unmount } = render(
    <Dialog title="Menu" onClose={closed}>
      …
    </Dialog>,
  )
  const dialog = container.querySelector('dialog')!
  fireEvent(dialog, new Event('close'))
  expect(closed).toHaveBeenCalledTimes(1)
  unmount()
  fireEvent(dialog, new Event('close'))
  expect(closed).toHaveBeenCalledTimes(1)
})

test('what is said in passing stands over an open dialog, once', () => {
  const page = (open: boolean) => (
    <>
      <Toasts />
      {open && (
        <Dialog title="Link" onClose={() => undefined}>
          …
        </Dialog>
      )}
    </>
  )
  const { rerender } = render(page(true))
  act(() => toast('Copied'))
  expect(screen.getByText('Copied').closest('dialog')).not.toBeNull()
  rerender(page(false))
  expect(screen.getByText('Copied').closest('dialog')).toBeNull()
})

test('a touch outside closes it, but not one that began inside', () => {
  const closed = vi.fn()
  const { container } = render(
    <Dialog title="Link" onClose={closed}>
      <code>https</code>
    </Dialog>,
  )
  const dialog = container.querySelector('dialog')!
  fireEvent.pointerDown(container.querySelector('code')!)
  fireEvent.click(dialog)
  expect(closed).not.toHaveBeenCalled()
  fireEvent.pointerDown(dialog)
  fireEvent.click(dialog)
  expect(closed).toHaveBeenCalledTimes(1)
})
