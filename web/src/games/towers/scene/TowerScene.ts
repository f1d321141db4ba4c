/** The 3D board. It is told what to show, moves what has changed, and draws only when something is different. */
import {
  ACESFilmicToneMapping,
  CylinderGeometry,
  Group,
  Mesh,
  PCFSoftShadowMap,
  Raycaster,
  Scene,
  TorusGeometry,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three'
import { Arrows3D } from './arrows'
import { firstHit, hiders, openTop, type Box, type Vec } from './hiders'
import { Labels, type Label } from './labels'
import { MarkKit, Marks } from './marks'
import { PARAPET, placeOf, topOf } from './measures'
import type { Places, SceneModel, Touched } from './model'
import { Motion } from './motion'
import { Parts } from './parts'
import { Pawns } from './pawns'
import { buildSetting, type Setting } from './setting'
import { buildMaterials, type Materials } from './materials'
import { Towers } from './towers'
import { OrbitCamera } from './camera'

export interface SceneOptions {
  side: number
  small: boolean
  /** Whether the processor draws: plain edges and shadows from the beginning. */
  slow: boolean
  /** The part of the host where the board is to be seen whole; panels lie over the rest. */
  field(): HTMLElement | null
  /** The factor of all durations; 0: everything happens at once. */
  pace(): number
  touched(what: Touched): void
  hovered(what: Touched): void
  /** Something is elsewhere in the window now. */
  placed(places: Places): void
  lost(): void
}

/** As far behind a point as the viewpoint is before it, so that what the point lies on is met for certain. */
const beyond = (viewpoint: Vec, { x, y, z }: Vec): Vec => ({
  x: 2 * x - viewpoint.x,
  y: 2 * y - viewpoint.y,
  z: 2 * z - viewpoint.z,
})

/** Milliseconds from one frame to the next that are too many. */
const SLOW = 45

export class TowerScene {
  private readonly renderer: WebGLRenderer
  private readonly scene = new Scene()
  private readonly materials: Materials
  private readonly setting: Setting
  private readonly kit: MarkKit
  private readonly orbit: OrbitCamera
  private readonly motion: Motion
  private readonly labels = new Labels()
  private readonly towers: Towers
  private readonly pawns: Pawns
  private readonly arrows: Arrows3D
  private readonly table = new Group()
  private readonly watcher: ResizeObserver
  private readonly raycaster = new Raycaster()
  private marks: Marks | null = null
  private model: SceneModel | null = null
  private asked = 0
  private boxes: Box[] = []
  private glass = new Set<number>()
  /** What is to be seen through glass. */
  private kept = new Set<number>()
  private width = 1
  private height = 1
  /** Everything that casts a shadow, as it was shown last. */
  private casting = ''
  /** Whether something may be elsewhere in the window since that was told. */
  private strayed = true
  private lastFrame = 0
  private frames = 0
  private slowFrames = 0
  /** How much is left out on a slow machine: 0 nothing, 1 fine pixels and shadows, 2 shadows of what moves. */
  private thrift = 0

  constructor(
    private readonly host: HTMLElement,
    private readonly options: SceneOptions,
  ) {
    const { side, slow } = options
    this.thrift = slow ? 2 : 0
    this.renderer = new WebGLRenderer({ antialias: !options.slow, powerPreference: 'low-power' })
    Object.assign(this.renderer.shadowMap, { enabled: true, type: PCFSoftShadowMap, autoUpdate: false })
    this.renderer.toneMapping = ACESFilmicToneMapping
    // counted with shadows, which are drawn first
    this.renderer.info.autoReset = false
    const canvas = this.renderer.domElement
    canvas.setAttribute('aria-hidden', 'true')
    host.append(canvas, this.labels.layer)
    this.motion = new Motion(() => this.ask())
    this.materials = buildMaterials()
    this.setting = buildSetting(this.scene, this.renderer, this.materials, side, options.small)
    if (slow) this.setting.plainShadows()
    this.kit = new MarkKit(this.materials)
    this.towers = new Towers(
      this.scene,
      this.materials,
      this.motion,
      side,
      () => this.tableTop(),
      () => this.reshade(),
    )
    this.pawns = new Pawns(this.scene, this.materials, this.motion, side, () => this.reshade())
    this.arrows = new Arrows3D(this.scene, this.materials, side)
    this.orbit = new OrbitCamera(canvas, side, this.motion, () => this.stray())
    this.buildTable()
    this.listen(canvas)
    this.watcher = new ResizeObserver(() => this.resize())
    this.watcher.observe(host)
    const field = options.field()
    if (field) this.watcher.observe(field)
    this.resize()
  }

  // ── what others ask ────────────────────────────────────────────────────────────────────────────────────────────────

  /** Show this; what has moved goes there, unless the board comes up for the first time. */
  show(model: SceneModel): void {
    const pace = this.model ? this.options.pace() : 0
    this.model = model
    const comes = this.towers.show(model, pace)
    const heights = this.towers.heights()
    const { x, z } = placeOf(model.rune, model.side)
    this.scene.getObjectByName('rune')!.position.set(x, topOf(heights[model.rune]!) + 0.01, z)
    this.pawns.show(model, heights, comes, pace)
    this.arrows.show(model)
    this.showMarks(model, heights)
    const { towers, pawns, steps, barred, aimed } = model
    const casting = JSON.stringify([towers, pawns, steps, barred, aimed])
    if (casting !== this.casting) this.reshade()
    this.casting = casting
    this.stray()
  }

  /** Let a pawn walk; what is shown then is where it gets. */
  walk(seat: number, squares: readonly number[], pace: number): void {
    this.pawns.walk(seat, squares, this.towers.heights(), pace)
  }

  night(dark: boolean): void {
    this.setting.hour(dark)
    this.ask()
  }

  home(): void {
    this.orbit.home(420 * this.options.pace())
  }

  turn(degrees: number): void {
    this.orbit.turn(degrees, 300 * this.options.pace())
  }

  zoom(factor: number): void {
    this.orbit.zoom(factor, 200 * this.options.pace())
  }

  /** Where a square's top is in the window. */
  where(square: number): { x: number; y: number } {
    const { x, z } = placeOf(square, this.options.side)
    return this.inWindow(new Vector3(x, topOf(this.towers.heights()[square]!) + 0.3, z))
  }

  /** The arrow near a point of the window. */
  arrowAt(x: number, y: number, within = 60): string | null {
    return this.arrows.near(x, y, within, (point) => this.inWindow(point))
  }

  dispose(): void {
    cancelAnimationFrame(this.asked)
    this.watcher.disconnect()
    this.marks?.dispose()
    for (const thing of [
      this.kit,
      this.setting,
      this.towers,
      this.pawns,
      this.arrows,
      this.materials,
      this.orbit,
      this.renderer,
    ])
      thing.dispose()
    this.renderer.forceContextLoss()
    this.renderer.domElement.remove()
    this.labels.layer.remove()
  }

  // ── turntable and marks ────────────────────────────────────────────────────────────────────────────────────────────

  private buildTable(): void {
    const top = new Parts()
      .add(new CylinderGeometry(0.78, 0.84, 0.12, 48), '#5e5480', 'matte', { at: [0, -0.36, 0] })
      .add(new TorusGeometry(0.74, 0.03, 10, 56), '#f0b544', 'metal', { at: [0, -0.3, 0], turned: [Math.PI / 2, 0, 0] })
    const mesh = new Mesh(top.merged(), this.materials.surfaces)
    mesh.castShadow = mesh.receiveShadow = true
    this.table.add(mesh)
    this.scene.add(this.table)
  }

  private tableTop(): Vector3 {
    const { x, z } = this.orbit.table
    return new Vector3(x, -0.3, z)
  }

  private showMarks(model: SceneModel, heights: readonly number[]): void {
    this.marks?.dispose()
    this.marks = new Marks({ ...model, heights }, this.kit)
    this.scene.add(this.marks)
    this.boxes = this.towers.boxes()
    const route = new Set(model.steps.flatMap(({ from, to }) => [from, to]))
    const labels: Label[] = []
    heights.forEach((height, square) => {
      if (!model.numbers && !route.has(square)) return
      const { x, z } = placeOf(square, model.side)
      const at = new Vector3(x + 0.33, topOf(height) + PARAPET + 0.02, z + 0.33)
      labels.push({ kind: 'height', height, marked: route.has(square), at })
    })
    for (const { from, to, rise, card } of model.steps) {
      if (!card) continue
      const [a, b] = [placeOf(from, model.side), placeOf(to, model.side)]
      const at = new Vector3((a.x + b.x) / 2, topOf((heights[from]! + heights[to]!) / 2) + 0.1, (a.z + b.z) / 2)
      labels.push({ kind: 'magic', height: rise, card, at, from: new Vector3(a.x, topOf(heights[from]!), a.z) })
    }
    this.labels.set(labels)
  }

  // ── seeing ─────────────────────────────────────────────────────────────────────────────────────────────────────────

  private resize(): void {
    this.width = Math.max(1, this.host.clientWidth)
    this.height = Math.max(1, this.host.clientHeight)
    this.renderer.setPixelRatio(this.thrift ? 1 : Math.min(devicePixelRatio, 2))
    this.renderer.setSize(this.width, this.height)
    const outer = this.host.getBoundingClientRect()
    const { left, top, width, height } = (this.options.field() ?? this.host).getBoundingClientRect()
    this.orbit.resize(this.width, this.height, { left: left - outer.left, top: top - outer.top, width, height })
    this.setting.haze(this.orbit.away)
    const { x, z } = this.orbit.table
    this.table.position.set(x, 0, z)
    this.towers.follow()
    this.reshade()
    this.stray()
  }

  /** Something that casts a shadow has moved. */
  private reshade(): void {
    if (this.thrift < 2 || !this.motion.active) this.renderer.shadowMap.needsUpdate = true
  }

  /** Frames that follow each other too slowly: do with less. */
  private watchPace(now: number): void {
    if (this.motion.active && now - this.lastFrame > SLOW && now - this.lastFrame < 2000) this.slowFrames++
    this.lastFrame = now
    if (this.slowFrames < 6 || this.thrift === 2) return
    this.slowFrames = 0
    this.thrift++
    this.setting.plainShadows()
    this.resize()
  }

  /** A frame is due, and what is seen in it is elsewhere. */
  private stray(): void {
    this.strayed = true
    this.ask()
  }

  /** A frame is due. */
  private ask(): void {
    this.host.dataset.busy = 'yes'
    this.asked ||= requestAnimationFrame((now) => this.draw(now))
  }

  private draw(now: number): void {
    this.asked = 0
    this.watchPace(now)
    const moving = this.motion.active
    this.motion.tick(now)
    if (moving && !this.motion.active) this.reshade()
    const { azimuth, camera } = this.orbit
    this.setting.sign.rotation.y = azimuth
    this.pawns.face(azimuth)
    this.towers.face(azimuth)
    this.fade()
    if (this.arrows.raise(camera.position, this.boxes)) this.reshade()
    this.renderer.info.reset()
    this.renderer.render(this.scene, camera)
    this.frames++
    this.labels.place(camera, this.width, this.height, this.boxes, this.glass)
    if (this.strayed) this.tellPlaces()
    if (this.motion.active) this.ask()
    else this.rest()
  }

  /** Nothing moves: no frame is drawn until something does. What the last one took can be read here (docs/speed.md). */
  private rest(): void {
    const { calls, triangles } = this.renderer.info.render
    Object.assign(this.host.dataset, { busy: 'no', frames: this.frames, calls, triangles })
  }

  /** Towers before what matters become glass. */
  private fade(): void {
    const { model } = this
    if (!model) return
    const viewpoint = this.orbit.camera.position
    // what is in reach can always be seen
    const unseen = [...model.free, ...model.paid].filter(
      (square) =>
        !openTop(
          this.boxes[square]!,
          (point) => firstHit(viewpoint, beyond(viewpoint, point), this.boxes)?.box === square,
        ),
    )
    const wanted = [model.goal, model.target, model.focus, ...model.hinted, ...unseen].filter(
      (square) => square !== null,
    )
    const mine = model.pawns.find((pawn) => pawn.mine)?.square
    this.kept = new Set(mine === undefined ? wanted : [...wanted, mine])
    const points = [...this.kept].flatMap((square) => {
      const { x, z } = placeOf(square, model.side)
      return [0.02, 0.26].map((lift) => new Vector3(x, this.boxes[square]!.top - PARAPET + lift, z))
    })
    this.glass = hiders(viewpoint, points, this.without(new Set(wanted)))
    if (mine !== undefined) this.glass.delete(mine)
    this.towers.fade(this.glass)
  }

  /** The boxes, but these squares as if nothing stood there. */
  private without(squares: ReadonlySet<number>): Box[] {
    return this.boxes.map((box, square) => (squares.has(square) ? { ...box, top: -2 } : box))
  }

  /** Where everything can be touched. */
  private tellPlaces(): void {
    this.strayed = false
    const viewpoint = this.orbit.camera.position
    const seen = ({ x, y, z }: Vec) => this.inWindow(new Vector3(x, y, z))
    const squares = this.boxes.map((box, square) =>
      seen(openTop(box, (point) => this.towerOn(beyond(viewpoint, point)) === square) ?? { ...box, y: box.top }),
    )
    this.options.placed({ squares, arrows: this.arrows.places(seen) })
  }

  private inWindow(point: Vector3): { x: number; y: number } {
    const frame = this.renderer.domElement.getBoundingClientRect()
    const seen = point.clone().project(this.orbit.camera)
    return { x: frame.left + ((seen.x + 1) / 2) * frame.width, y: frame.top + ((1 - seen.y) / 2) * frame.height }
  }

  // ── touching ───────────────────────────────────────────────────────────────────────────────────────────────────────

  private listen(canvas: HTMLCanvasElement): void {
    let down: { x: number; y: number } | null = null
    let last = 0
    canvas.addEventListener('pointerdown', ({ clientX, clientY, isPrimary }) => {
      down = isPrimary ? { x: clientX, y: clientY } : null
    })
    canvas.addEventListener('pointerup', (event) => {
      const start = down
      down = null
      if (!start || Math.hypot(event.clientX - start.x, event.clientY - start.y) > 8) return
      const what = this.under(event)
      if (what) this.options.touched(what)
      else if (performance.now() - last < 350) this.home()
      else last = performance.now()
    })
    canvas.addEventListener('pointermove', (event) => {
      if (event.pointerType !== 'mouse' || event.buttons) return
      const what = this.under(event)
      canvas.style.cursor = what ? 'pointer' : 'grab'
      this.options.hovered(what)
    })
    canvas.addEventListener('pointerleave', () => this.options.hovered(null))
    canvas.addEventListener('webglcontextlost', (event) => {
      event.preventDefault()
      this.options.lost()
    })
  }

  /** What lies under the pointer: an arrow, a tower, or the spare. */
  private under(event: PointerEvent): Touched {
    const arrow = this.model?.pushing ? this.arrowAt(event.clientX, event.clientY, 26) : null
    if (arrow) return { arrow }
    const frame = this.renderer.domElement.getBoundingClientRect()
    const [across, down] = [(event.clientX - frame.left) / frame.width, (event.clientY - frame.top) / frame.height]
    this.raycaster.setFromCamera(new Vector2(across * 2 - 1, 1 - down * 2), this.orbit.camera)
    const { origin, direction } = this.raycaster.ray
    const square = this.towerOn(origin.clone().addScaledVector(direction, 60))
    if (square !== null) return { square }
    const ground = origin.clone().addScaledVector(direction, (0.05 - origin.y) / direction.y)
    const { x, z } = this.table.position
    return Math.hypot(x - ground.x, z - ground.z) < 0.9 ? { spare: true } : null
  }

  /** The first tower on the way from the viewpoint; but what matters is touched through glass. */
  private towerOn(far: Vec): number | null {
    const viewpoint = this.orbit.camera.position
    const first = firstHit(viewpoint, far, this.boxes)?.box ?? null
    if (first === null || !this.glass.has(first)) return first
    const behind = firstHit(viewpoint, far, this.without(this.glass))?.box
    return behind !== undefined && this.kept.has(behind) ? behind : first
  }
}
