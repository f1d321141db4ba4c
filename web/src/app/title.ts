import { effect, signal } from '@preact/signals'
import { useEffect, useLayoutEffect } from 'preact/hooks'

/** What the page is about. */
export const title = signal('')
/** What whoever is elsewhere is called for; nothing: nobody is. */
const call = signal('')

effect(() => {
  document.title = [call.value, title.value, 'wanderwall'].filter(Boolean).join(' – ')
})

/** The window's name while this page is shown; nothing: just ours. */
export function useTitle(text: string): void {
  useLayoutEffect(() => {
    title.value = text
  }, [text])
}

/** So many games wait for whoever is here: the app's badge says so, and the window's name says it in words. */
export function useCall(games: number, words = ''): void {
  useEffect(() => {
    call.value = words
    // not every browser has badges, and some refuse them
    void navigator.setAppBadge?.(games).catch(() => undefined)
    return () => {
      call.value = ''
    }
  }, [games, words])
}
