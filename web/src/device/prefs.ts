/** The preferences of the player, on this device. */
import { computed, effect, signal } from '@preact/signals'
import { storageSignal } from './storage'

export type Theme = 'system' | 'light' | 'dark'
export type Motion = 'system' | 'on' | 'off'
/** How fast the table is shown; once: moves of others appear at once. */
export type Tempo = 'slow' | 'normal' | 'fast' | 'once'
/** How a turn is sent: as soon as an arrow is touched; with the square, where it can be taken back; or by a button. */
export type Taps = 'one' | 'two' | 'ask'

export const prefs = {
  language: storageSignal<string | null>('language', null), // null: the browser's
  name: storageSignal('name', ''),
  colour: storageSignal<string | null>('colour', null), // null: any
  theme: storageSignal<Theme>('theme', 'system'),
  motion: storageSignal<Motion>('motion', 'system'),
  tempo: storageSignal<Tempo>('tempo', 'normal'),
  sound: storageSignal('sound', true),
  volume: storageSignal('volume', 1), // a fraction of the device's volume
  vibration: storageSignal('vibration', true),
  speech: storageSignal('speech', false),
  contrast: storageSignal('contrast', false),
  picturesOnly: storageSignal('pictures-only', false),
  taps: storageSignal<Taps>('taps', storageSignal('one-tap', false).value ? 'one' : 'two'),
  coordinates: storageSignal('coordinates', false),
  thinkFirst: storageSignal('think-first', false),
}

const still = signal(false)
if (typeof matchMedia === 'function') {
  const query = matchMedia('(prefers-reduced-motion: reduce)')
  still.value = query.matches
  query.addEventListener?.('change', () => (still.value = query.matches))
}

const moves = computed(() => prefs.motion.value !== 'off' && !(prefs.motion.value === 'system' && still.value))

/** Factor for the length of animations; 0: none. */
export const pace = computed(() =>
  moves.value ? { slow: 1.8, normal: 1, fast: 0.45, once: 0.45 }[prefs.tempo.value] : 0,
)

/** Factor for the pauses between the moves of others: players without animations follow the game by these pauses. */
export const pauseFactor = computed(() => ({ slow: 1.8, normal: 1, fast: 0.45, once: 0 })[prefs.tempo.value])

/** Keep the classes of the document up to date: styles read .light, .dark, .contrast, .pictures and .still. */
export function applyPreferences(root: HTMLElement = document.documentElement): () => void {
  return effect(() => {
    root.classList.toggle('light', prefs.theme.value === 'light')
    root.classList.toggle('dark', prefs.theme.value === 'dark')
    root.classList.toggle('contrast', prefs.contrast.value)
    root.classList.toggle('pictures', prefs.picturesOnly.value)
    root.classList.toggle('still', pace.value === 0)
  })
}
