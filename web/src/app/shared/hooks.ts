/** What every page needs: its data, its title, the theme of a game. */
import { useEffect, useState, useLayoutEffect } from 'preact/hooks'
import { effect, signal } from '@preact/signals'
import type { GameModule } from '../../games'
import { missingFile } from '../../net/api'
import { Refusal, type EditionInfo } from '../../net/protocol'

interface FetchState<T> {
  value: T | null
  error: Refusal | null
}

const NOTHING = { value: null, error: null }

/** Fetch the data of a page; an answer that arrives after something else was requested is ignored. */
export function useFetch<T>(fetch: () => Promise<T>, about: unknown[]): FetchState<T> {
  const [state, set] = useState<FetchState<T>>(NOTHING)
  useEffect(() => {
    let wanted = true
    set(NOTHING)
    fetch().then(
      (value) => wanted && set({ value, error: null }),
      async (reason) => {
        const error = reason instanceof Refusal ? reason : await missingFile()
        if (wanted) set({ value: null, error })
      },
    )
    return () => {
      wanted = false
    }
  }, about)
  return state
}

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

/** Set the theme of the current board on the whole page: a `data-theme` of tokens.css. */
export function useTheme(module: GameModule | null, edition: EditionInfo | null): void {
  const theme = module && edition ? module.theme?.(edition) : undefined
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (theme) dataset.theme = theme
    return () => void delete dataset.theme
  }, [theme])
}
