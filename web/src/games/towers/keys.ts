/** Keys for everything that cannot be reached by tab: turn the spare, take back a step, look from another side. */
import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'
import { heightNumbers } from './viewPrefs'
import type { TowerScene } from './scene/TowerScene'
import type { TowersTurn } from './turn'

export function useKeys(root: RefObject<HTMLElement>, turn: TowersTurn, scene: TowerScene | null): void {
  useEffect(() => {
    const keys: Record<string, () => void> = {
      r: () => turn.turnSpare(1),
      R: () => turn.turnSpare(-1),
      Escape: turn.cancel,
      h: () => (heightNumbers.value = !heightNumbers.value),
      '[': () => scene?.turn(-45),
      ']': () => scene?.turn(45),
      '+': () => scene?.zoom(0.8),
      '-': () => scene?.zoom(1.25),
      '0': () => scene?.home(),
    }
    const handleKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, select, textarea, dialog')) return
      const act = keys[event.key]
      if (!act || !root.current?.isConnected) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [turn, scene])
}
