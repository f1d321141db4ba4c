import { effect, signal, type Signal } from '@preact/signals'

/** A signal that this device remembers. A browser that keeps nothing still plays. */
export function stored<T>(name: string, start: T): Signal<T> {
  const key = `wanderwall.${name}`
  const value = signal(read(key, start))
  let first = true
  effect(() => {
    const text = JSON.stringify(value.value)
    if (first) first = false
    else write(key, text)
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
