/** The camera: it circles the board, zooms in, and can always return to where the whole board fits. */
import { MathUtils, PerspectiveCamera, Vector3 } from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import type { Touched } from '../board/model'
import type { Motion } from './motion'

interface Pose {
  azimuth: number
  elevation: number
}

const UP = new Vector3(0, 1, 0)
/** How much of an arrow, out of the towers, is always in the picture. */
const ARROW_TIP = 0.22
const WIDE: Pose = { azimuth: 24, elevation: 51 }
const TALL: Pose = { azimuth: 4, elevation: 60 }
/** In a tall picture the camera is farther away, so that towers at the back are hardly smaller. */
const FOV = { wide: 26, tall: 15 }

export class OrbitCamera {
  readonly camera = new PerspectiveCamera(FOV.wide, 1, 0.1, 90)
  readonly controls: OrbitControls
  /** The distance from which the whole board is visible. */
  away = 16
  private atHome = true
  /** Whether the camera looks from above, as on a phone held upright. */
  private upright = false
  private readonly middle = new Vector3(0, 0.5, 0)

  constructor(
    element: HTMLElement,
    private readonly side: number,
    private readonly motion: Motion,
    changed: () => void,
  ) {
    this.controls = new OrbitControls(this.camera, element)
    Object.assign(this.controls, {
      minPolarAngle: 0.12,
      maxPolarAngle: 1.15,
      enablePan: false,
      enableDamping: false,
      rotateSpeed: 0.7,
    })
    this.controls.addEventListener('change', changed)
    this.controls.addEventListener('start', () => (this.atHome = false))
  }

  /** The place of the turntable. */
  get table(): { x: number; z: number } {
    return tablePlace(this.side, this.upright)
  }

  get azimuth(): number {
    return this.controls.getAzimuthalAngle()
  }

  /** The picture has another size: in the home position the board fits again. */
  resize(width: number, height: number, field: { left: number; top: number; width: number; height: number }): void {
    this.camera.clearViewOffset()
    this.camera.aspect = Math.max(1, field.width) / Math.max(1, field.height)
    // text of different lengths around the board must not change the camera angle
    this.upright = this.camera.aspect < (height > width ? 1.05 : 0.9)
    this.camera.fov = this.upright ? FOV.tall : FOV.wide
    this.camera.updateProjectionMatrix()
    const share = this.away
    this.away = this.fitting()
    this.camera.setViewOffset(field.width, field.height, -field.left, -field.top, width, height)
    Object.assign(this.controls, { minDistance: this.away * 0.42, maxDistance: this.away * 1.35 })
    if (this.atHome) this.jump(this.pose(), this.away)
    else this.jump(this.now(), (this.distance() / share) * this.away)
  }

  home(length: number): void {
    this.fly(this.pose(), this.away, length)
    this.atHome = true
  }

  turn(degrees: number, length: number): void {
    const { azimuth, elevation } = this.now()
    this.atHome = false
    this.fly({ azimuth: azimuth + degrees, elevation }, this.distance(), length)
  }

  zoom(factor: number, length: number): void {
    this.atHome = false
    this.fly(this.now(), MathUtils.clamp(this.distance() * factor, this.away * 0.42, this.away * 1.35), length)
  }

  /** Where the camera would be after turning by `degrees`. */
  viewpoint(degrees: number): Vector3 {
    const { target } = this.controls
    return this.camera.position.clone().sub(target).applyAxisAngle(UP, MathUtils.degToRad(degrees)).add(target)
  }

  dispose(): void {
    this.controls.dispose()
  }

  private pose(): Pose {
    return this.upright ? TALL : WIDE
  }

  private now(): Pose {
    return {
      azimuth: MathUtils.radToDeg(this.azimuth),
      elevation: 90 - MathUtils.radToDeg(this.controls.getPolarAngle()),
    }
  }

  private distance(): number {
    return this.controls.getDistance()
  }

  private jump({ azimuth, elevation }: Pose, away: number): void {
    const [a, e] = [MathUtils.degToRad(azimuth), MathUtils.degToRad(elevation)]
    this.controls.target.copy(this.middle)
    this.camera.position.set(
      this.middle.x + away * Math.cos(e) * Math.sin(a),
      this.middle.y + away * Math.sin(e),
      this.middle.z + away * Math.cos(e) * Math.cos(a),
    )
    this.controls.update()
  }

  private fly(to: Pose, away: number, length: number): void {
    const [from, start] = [this.now(), this.distance()]
    const way = ((to.azimuth - from.azimuth + 540) % 360) - 180
    void this.motion.run(length, (share) =>
      this.jump(
        { azimuth: from.azimuth + way * share, elevation: from.elevation + (to.elevation - from.elevation) * share },
        start + (away - start) * share,
      ),
    )
  }

  /** What must be in the picture: in a tall one, which has little width, only towers and arrows. */
  private points(): Vector3[] {
    const half = this.side / 2
    const high = [0.5 - half, half - 0.5].map((x) => new Vector3(x, 2.2, 0.5 - half))
    if (this.upright) {
      const [tip, line] = [half + ARROW_TIP, half - 1.5]
      const arrows = [-tip, tip].flatMap((a) =>
        [-line, line].flatMap((b) => [new Vector3(a, 0, b), new Vector3(b, 0, a)]),
      )
      return [...high, ...arrows, ...[-half, half].map((x) => new Vector3(x, 0.4, half))]
    }
    const plinth = [-half - 0.62, half + 0.62].flatMap((x) =>
      [-half - 0.62, half + 0.62].map((z) => new Vector3(x, -0.2, z)),
    )
    // a tower that a push would bring out, next to the line nearest to the viewer
    const out = [-half - 0.98, half + 0.98].map((x) => new Vector3(x, 0.8, half - 1.02))
    const { x, z } = this.table
    return [...plinth, ...high, ...out, new Vector3(x - 0.7, -0.3, z + 0.5), new Vector3(x, -0.3, z + 0.8)]
  }

  /** The smallest distance from which all that matters is in the picture; also centres it. */
  private fitting(): number {
    const pose = this.pose()
    const points = this.points()
    this.middle.set(0, 0.5, 0)
    Object.assign(this.controls, { minDistance: 0, maxDistance: Infinity })
    let [low, high] = [6, 60]
    for (let round = 0; round < 3; round++) {
      ;[low, high] = [6, 60]
      for (let n = 0; n < 14; n++) {
        const away = (low + high) / 2
        if (this.bounds(points, pose, away).size > (this.upright ? 1.99 : 1.94)) low = away
        else high = away
      }
      // move the centre until what must be visible is in the middle of the picture
      const { x: shiftX, y: shiftY } = this.bounds(points, pose, high)
      const scale = high * Math.tan(MathUtils.degToRad(this.camera.fov / 2))
      const right = new Vector3(
        Math.cos(MathUtils.degToRad(pose.azimuth)),
        0,
        -Math.sin(MathUtils.degToRad(pose.azimuth)),
      )
      const back = new Vector3(
        -Math.sin(MathUtils.degToRad(pose.azimuth)),
        0,
        -Math.cos(MathUtils.degToRad(pose.azimuth)),
      )
      this.middle.addScaledVector(right, shiftX * scale * this.camera.aspect)
      this.middle.addScaledVector(back, (shiftY * scale) / Math.sin(MathUtils.degToRad(pose.elevation)))
    }
    return high
  }

  private bounds(points: readonly Vector3[], pose: Pose, away: number): { size: number; x: number; y: number } {
    this.jump(pose, away)
    this.camera.updateMatrixWorld()
    const seen = points.map((point) => point.clone().project(this.camera))
    const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)]
    const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
    return { size: Math.max(right - left, high - low), x: (left + right) / 2, y: (low + high) / 2 }
  }
}

/** The place of the turntable: at the left of a wide picture, in front of the board in a tall one. */
function tablePlace(side: number, upright: boolean): { x: number; z: number } {
  return upright ? { x: -side / 2 + 0.9, z: side / 2 + 1.62 } : { x: -side / 2 - 1.4, z: 1.3 }
}

// Mouse and fingers on the 3D board: separates touches from camera drags; a double touch on nothing resets it.

/** Pixels that a finger may move and still count as a touch. */
const STRAY = 8
/** Milliseconds between the two touches of a double touch. */
const DOUBLE = 350

interface Needs {
  /** What is under the pointer. */
  under(event: PointerEvent): Touched
  onTouch(what: Touched): void
  onHover(what: Touched): void
  home(): void
}

export function followPointer(canvas: HTMLCanvasElement, { under, onTouch, onHover, home }: Needs): void {
  let down: { x: number; y: number } | null = null
  let last = 0
  canvas.addEventListener('pointerdown', ({ clientX, clientY, isPrimary }) => {
    down = isPrimary ? { x: clientX, y: clientY } : null
  })
  canvas.addEventListener('pointerup', (event) => {
    const start = down
    down = null
    if (!start || Math.hypot(event.clientX - start.x, event.clientY - start.y) > STRAY) return
    const what = under(event)
    if (what) onTouch(what)
    else if (performance.now() - last < DOUBLE) home()
    else last = performance.now()
  })
  canvas.addEventListener('pointermove', (event) => {
    if (event.pointerType !== 'mouse' || event.buttons) return
    const what = under(event)
    canvas.style.cursor = what ? 'pointer' : 'grab'
    onHover(what)
  })
  // a finger leaves when it is lifted, and what it touched stays pointed out
  canvas.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && onHover(null))
}
