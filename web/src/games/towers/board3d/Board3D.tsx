/** The 3D board in the page: three.js is loaded when it is first needed, and on failure the flat board takes over. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Places, Touched } from '../board/model'
import { sceneModel, type Picture } from '../board/picture'
import type { TowerScene } from './TowerScene'

export interface Board3DProps {
  picture: Picture
  /** The square to point out, for the keyboard. */
  focus: number | null
  /** Whether the heights are shown as numbers. */
  numbers: boolean
  /** The part of the host element where the whole board should be visible. */
  field: { current: HTMLElement | null }
  /** Whether a GPU draws. */
  swift: boolean
  dark?: boolean
  sharedDevice?: boolean
  reducedMotion?: boolean
  /** Factor for the length of animations. */
  pace?: number
  /** Called when the first frames take too long; absent if the player has chosen this board explicitly. */
  tooSlow?: (() => void) | undefined
  onTouch(what: Touched): void
  onPlaces(places: Places): void
  onReady?(scene: TowerScene | null): void
  onFail(): void
}

export function Board3D(props: Board3DProps) {
  const { picture, focus, numbers, dark = false, sharedDevice = false } = props
  const host = useRef<HTMLDivElement>(null)
  const [scene, setScene] = useState<TowerScene | null>(null)
  const [hovered, setHovered] = useState<number | null>(null)
  const latest = useRef(props)
  latest.current = props
  useEffect(() => {
    let ended = false
    let end = () => {}
    void import('./TowerScene')
      .then(({ TowerScene }) => {
        if (ended) return
        const { swift, tooSlow, onReady } = latest.current
        const scene = new TowerScene(host.current!, {
          side: latest.current.picture.view.side,
          small: Math.min(screen.width, screen.height) < 700,
          slow: !swift,
          field: () => latest.current.field.current,
          pace: () => (latest.current.reducedMotion ? 0 : (latest.current.pace ?? 1)),
          onTouch: (what) => {
            setHovered(what && 'square' in what ? what.square : null)
            latest.current.onTouch(what)
          },
          onHover: (what) => setHovered(what && 'square' in what ? what.square : null),
          onPlaces: (places) => latest.current.onPlaces(places),
          tooSlow,
          onContextLost: () => latest.current.onFail(),
        })
        setScene(scene)
        onReady?.(scene)
        end = () => {
          onReady?.(null)
          scene.dispose()
        }
      })
      .catch(() => latest.current.onFail())
    return () => {
      ended = true
      end()
    }
  }, [])
  useLayoutEffect(() => scene?.night(dark), [scene, dark])
  useEffect(() => setHovered(null), [picture.view.turn])
  const walked = useRef<unknown>(null)
  useLayoutEffect(() => {
    if (!scene) return
    const { walking } = picture
    // first, because the model shows a walking pawn already at its end
    if (walking && walking.steps !== walked.current) scene.walk(walking.seat, walking.squares, walking.pace)
    walked.current = walking?.steps ?? null
    scene.show(sceneModel(sharedDevice ? { ...picture, goal: null } : picture, focus ?? hovered, numbers))
  }, [scene, picture, focus, hovered, numbers, sharedDevice])
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
