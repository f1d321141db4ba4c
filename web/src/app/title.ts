import { signal } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'

/** What the page is about. */
export const title = signal('')

/** The window's name while this page is shown; nothing: just ours. */
export function useTitle(text: string): void {
  useLayoutEffect(() => {
    title.value = text
    document.title = text ? `${text} – wanderwall` : 'wanderwall'
  }, [text])
}
