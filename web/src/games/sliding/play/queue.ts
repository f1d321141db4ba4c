/** A queue that plays events one after the other; when many wait, each takes less time. */
import { type ReadonlySignal, signal } from '@preact/signals'

export type Scene = (hurry: number) => Promise<void>

interface Queue {
  /** Whether something is playing or waiting. */
  busy: ReadonlySignal<boolean>
  add(scene: Scene): void
  /** Drop what waits; what is playing runs to its end. */
  clear(): void
}

/** Duration factor of a scene while `waiting` others wait: 1 up to `patience`, smaller beyond it. */
export const hurryFor = (waiting: number, patience: number): number => 1 / (1 + Math.max(0, waiting - patience) / 3)

export function queue(patience: number): Queue {
  const busy = signal(false)
  let waiting: Scene[] = []

  async function play(): Promise<void> {
    busy.value = true
    for (let scene = waiting.shift(); scene; scene = waiting.shift()) {
      try {
        await scene(hurryFor(waiting.length, patience))
      } catch (wrong) {
        console.error(wrong) // an animation that fails must not stop the game
      }
    }
    busy.value = false
  }

  return {
    busy,
    add(scene) {
      waiting.push(scene)
      if (!busy.value) void play()
    },
    clear() {
      waiting = []
    },
  }
}
