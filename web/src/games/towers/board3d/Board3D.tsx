/** The 3D board in the page: three.js is loaded when it is first needed, and on failure the flat board takes over. */
import { effect, type ReadonlySignal, signal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { pace } from '../../../device/prefs'
import type { Places, Touched } from '../board/model'
import { sceneModel, type Picture } from '../board/picture'
import type { TowerScene } from './TowerScene'

interface Props {
  picture: ReadonlySignal<Picture>
  focus: ReadonlySignal<number | null>
  numbers: ReadonlySignal<boolean>
  /** The part of the host element where the whole board should be visible. */
  field: { current: HTMLElement | null }
  /** Whether a GPU draws. */
  swift: boolean
  /** Called when the first frames take too long; absent if the player has chosen this board explicitly. */
  tooSlow?: (() => void) | undefined
  onTouch(what: Touched): void
  onPlaces(places: Places): void
  onReady(scene: TowerScene | null): void
  onFail(): void
}

/** Whether the page is drawn in dark colours. */
function isDark(): boolean {
  return (
    getComputedStyle(document.documentElement).colorScheme === 'dark' ||
    (!document.documentElement.classList.contains('light') && matchMedia('(prefers-color-scheme: dark)').matches)
  )
}

export function Board3D({ picture, focus, numbers, field, swift, tooSlow, onTouch, onPlaces, onReady, onFail }: Props) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let ended = false
    let end = () => {}
    const hovered = signal<number | null>(null)
    void import('./TowerScene')
      .then(({ TowerScene }) => {
        if (ended) return
        const element = host.current!
        const scene = new TowerScene(element, {
          side: picture.value.view.side,
          small: Math.min(screen.width, screen.height) < 700,
          slow: !swift,
          field: () => field.current,
          pace: () => pace.value,
          onTouch,
          onHover: (what) => (hovered.value = what && 'square' in what ? what.square : null),
          onPlaces,
          tooSlow,
          onContextLost: onFail,
        })
        const night = () => scene.night(isDark())
        const query = matchMedia('(prefers-color-scheme: dark)')
        const watcher = new MutationObserver(night)
        watcher.observe(document.documentElement, { attributeFilter: ['class'] })
        query.addEventListener('change', night)
        night()
        let walked: unknown = null
        const stop = effect(() => {
          const { walking } = picture.value
          // first, because the model shows a walking pawn already at its end
          if (walking && walking.steps !== walked) scene.walk(walking.seat, walking.squares, walking.pace)
          walked = walking?.steps ?? null
          scene.show(sceneModel(picture.value, focus.value ?? hovered.value, numbers.value))
        })
        onReady(scene)
        end = () => {
          stop()
          watcher.disconnect()
          query.removeEventListener('change', night)
          onReady(null)
          scene.dispose()
        }
      })
      .catch(onFail)
    return () => {
      ended = true
      end()
    }
  }, [])
  return <div ref={host} class="tw-scene" />
}

/** Renderers that draw with the CPU: Chromium's, Mesa's, those of Windows and macOS. Not all report the caveat. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i

/** Whether this browser can draw in 3D; `swiftly`: with a GPU. */
export function canDraw3D(swiftly = false): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: swiftly })
    if (!context) return false
    const named = context.getExtension('WEBGL_debug_renderer_info')
    const renderer = String(context.getParameter(named ? named.UNMASKED_RENDERER_WEBGL : context.RENDERER))
    context.getExtension('WEBGL_lose_context')?.loseContext()
    return !swiftly || !SOFTWARE.test(renderer)
  } catch {
    return false
  }
}

/** Places squares and arrows where they are visible in 3D too, for players who explore by touch or by voice. */
export function layOver(board: Element | null | undefined, { squares, arrows }: Places): void {
  if (!board) return
  const { left, top } = board.getBoundingClientRect()
  const put = (element: HTMLElement, { x, y }: { x: number; y: number }) =>
    (element.style.transform = `translate(${Math.round(x - left)}px, ${Math.round(y - top)}px) translate(-50%, -50%)`)
  for (const cell of board.querySelectorAll<HTMLElement>('[data-square]'))
    put(cell, squares[Number(cell.dataset.square)]!)
  for (const arrow of board.querySelectorAll<HTMLElement>('[data-arrow]')) put(arrow, arrows.get(arrow.dataset.arrow!)!)
}
