import { effect, signal, type Signal } from '@preact/signals'

/** A signal that this device stores, the same in every tab. A browser that stores nothing can still play. */
export function storageSignal<T>(name: string, start: T): Signal<T> {
  const key = `wanderwall.${name}`
  const value = signal(read(key, start))
  let known = JSON.stringify(value.value)
  effect(() => {
    const text = JSON.stringify(value.value)
    if (text === known) return
    known = text
    write(key, text)
  })
  // the stored value of this tab must not overwrite what another tab has changed
  addEventListener('storage', (event) => {
    if (event.key !== key && event.key !== null) return
    const now = read(key, start)
    known = JSON.stringify(now)
    value.value = now
  })
  return value
}

function read<T>(key: string, start: T): T {
  try {
    const text = localStorage.getItem(key)
    return text === null ? start : (JSON.parse(text) as T)
  } catch {
    return start
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    // private windows may refuse
  }
}
