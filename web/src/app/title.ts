import { effect, signal } from '@preact/signals'
import { useEffect, useLayoutEffect } from 'preact/hooks'

/** What the page is about. */
export const title = signal('')
/** What a player in another window is called for; empty: nothing. */
const call = signal('')

effect(() => {
  document.title = [call.value, title.value, 'wanderwall'].filter(Boolean).join(' – ')
})

/** Set the window title while this page is shown; empty: only the name of the app. */
export function useTitle(text: string): void {
  useLayoutEffect(() => {
    title.value = text
  }, [text])
}

/** How many games wait for the player: shown as the badge of the app, and in words in the window title. */
export function useTurnBadge(games: number, words = ''): void {
  useEffect(() => {
    call.value = words
    // not every browser has badges, and some refuse them
    void navigator.setAppBadge?.(games).catch(() => undefined)
    return () => {
      call.value = ''
    }
  }, [games, words])
}
