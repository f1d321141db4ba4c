/** The 3D board. It is given a model to show, moves what has changed, and draws only when something is different. */
import {
  ACESFilmicToneMapping,
  type Group,
  PCFSoftShadowMap,
  Raycaster,
  Scene,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three'
import { Arrows3D } from './arrows'
import { type Vec, hidersOf, Sight } from './visibility'
import { Labels, labelsOf, towerWidth } from './labels'
import { MarkKit, Marks } from './marks'
import { placeOf, topOf } from './measures'
import type { Places, SceneModel, Touched } from '../board/model'
import { Motion } from './motion'
import { Pawns } from './pawns'
import { buildScenery, type Scenery, buildTurntable } from './scenery'
import { buildMaterials, type Materials } from './materials'
import { followPointer, OrbitCamera } from './camera'
import { Towers } from './towers'

export interface SceneOptions {
  side: number
  small: boolean
  /** Whether the CPU draws: plain edges and shadows from the beginning. */
  slow: boolean
  /** The part of the host element where the whole board must be visible; panels cover the rest. */
  field(): HTMLElement | null
  /** The factor of all durations; 0: everything happens at once. */
  pace(): number
  onTouch(what: Touched): void
  onHover(what: Touched): void
  /** Report that something has moved in the window. */
  onPlaces(places: Places): void
  /** The first frames took too long. */
  tooSlow?: (() => void) | undefined
  onContextLost(): void
}

/** Pixels from an arrow that still touch it: next to the towers, and where a tower is under the finger. */
const NEAR_ARROW = 26
const ON_ARROW = 10
/** Degrees to try when something must be seen from another side, the smallest first. */
const AROUND = [0, 45, -45, 90, -90, 135, -135, 180]
/** Milliseconds between two frames that are too many. */
const SLOW = 45
/** How many of the first frames are timed, and the milliseconds at which most of them, or their sum, are too slow. */
const TRIAL = 5
const TOO_SLOW = { most: 250, all: 2500 }
/** The limit for the very first frame, which takes longer because its shaders are compiled. */
const FIRST_MS = 6000

export class TowerScene {
  private readonly renderer: WebGLRenderer
  private readonly scene = new Scene()
  private readonly materials: Materials
  private readonly setting: Scenery
  private readonly kit: MarkKit
  private readonly orbit: OrbitCamera
  private readonly motion: Motion
  private readonly labels = new Labels()
  private readonly towers: Towers
  private readonly pawns: Pawns
  private readonly arrows: Arrows3D
  private readonly table: Group
  private readonly sight = new Sight()
  private readonly watcher: ResizeObserver
  private readonly raycaster = new Raycaster()
  private marks: Marks | null = null
  private model: SceneModel | null = null
  private asked = 0
  private width = 1
  private height = 1
  /** Everything that casts a shadow, as last shown. */
  private casting = ''
  /** Whether something may have moved in the window since the last report. */
  private strayed = true
  private lastFrame = 0
  private frames = 0
  private slowFrames = 0
  /** Milliseconds of the first frames, while they are timed. */
  private trial: number[] | null = null
  /** How much is left out on a slow machine: 0 nothing, 1 fine pixels and shadows, 2 shadows of moving parts. */
  private thrift = 0

  constructor(
    private readonly host: HTMLElement,
    private readonly options: SceneOptions,
  ) {
    const { side, slow } = options
    this.thrift = slow ? 2 : 0
    if (options.tooSlow) this.trial = []
    this.renderer = new WebGLRenderer({ antialias: !options.slow, stencil: true, powerPreference: 'low-power' })
    Object.assign(this.renderer.shadowMap, { enabled: true, type: PCFSoftShadowMap, autoUpdate: false })
    this.renderer.toneMapping = ACESFilmicToneMapping
    // counted with shadows, which are drawn first
    this.renderer.info.autoReset = false
    const canvas = this.renderer.domElement
    canvas.setAttribute('aria-hidden', 'true')
    host.append(canvas, this.labels.layer)
    this.motion = new Motion(() => this.ask())
    this.materials = buildMaterials()
    this.setting = buildScenery(this.scene, this.renderer, this.materials, side, options.small)
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
    this.table = buildTurntable(this.materials)
    this.scene.add(this.table)
    followPointer(canvas, {
      under: (event) => this.under(event),
      onTouch: options.onTouch,
      onHover: options.onHover,
      home: () => this.home(),
    })
    canvas.addEventListener('webglcontextlost', this.handleContextLost)
    this.watcher = new ResizeObserver(() => this.resize())
    this.watcher.observe(host)
    const field = options.field()
    if (field) this.watcher.observe(field)
    this.resize()
  }

  private readonly handleContextLost = (event: Event): void => {
    event.preventDefault()
    this.options.onContextLost()
  }

  // ── requests ───────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Show this model; what has changed glides to its place, unless the board appears for the first time. */
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

  /** Let a pawn walk; the model shown next has it at its end. */
  walk(seat: number, squares: readonly number[], pace: number): void {
    this.pawns.walk(seat, squares, this.towers.heights(), pace)
  }

  /** Resolves when the walking pawn is drawn at its end. */
  get arrival(): Promise<void> {
    return this.pawns.arrival
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

  /** Turn the camera as little as possible to where the fewest towers hide a square. */
  comeRound(square: number): void {
    const { boxes } = this.sight
    const ways = AROUND.map((degrees) => ({
      degrees,
      hidden: hidersOf(square, this.orbit.viewpoint(degrees), boxes, this.options.side).size,
    }))
    const { degrees } = ways.reduce((best, way) => (way.hidden < best.hidden ? way : best))
    if (degrees) this.turn(degrees)
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
    this.renderer.domElement.removeEventListener('webglcontextlost', this.handleContextLost) // released, not lost
    this.renderer.forceContextLoss()
    this.renderer.domElement.remove()
    this.labels.layer.remove()
  }

  // ── the board ──────────────────────────────────────────────────────────────────────────────────────────────────────

  private tableTop(): Vector3 {
    const { x, z } = this.orbit.table
    return new Vector3(x, -0.3, z)
  }

  private showMarks(model: SceneModel, heights: readonly number[]): void {
    this.marks?.dispose()
    this.marks = new Marks({ ...model, heights }, this.kit)
    this.scene.add(this.marks)
    this.sight.boxes = this.towers.boxes()
    this.labels.set(labelsOf(model, heights))
  }

  // ── drawing ────────────────────────────────────────────────────────────────────────────────────────────────────────

  private resize(): void {
    this.width = Math.max(1, this.host.clientWidth)
    this.height = Math.max(1, this.host.clientHeight)
    this.renderer.setPixelRatio(Math.min(devicePixelRatio, [2, 1, 0.75][this.thrift]!))
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

  /** Something that casts a shadow has moved: draw shadows again. */
  private reshade(): void {
    if (this.thrift < 2 || !this.motion.active) this.renderer.shadowMap.needsUpdate = true
  }

  /** Reduce quality when frames follow each other too slowly. */
  private watchPace(now: number): void {
    if (this.motion.active && now - this.lastFrame > SLOW && now - this.lastFrame < 2000) this.slowFrames++
    this.lastFrame = now
    if (this.slowFrames < 6 || this.thrift === 2) return
    this.slowFrames = 0
    this.thrift++
    this.setting.plainShadows()
    this.resize()
  }

  /** Record how long the last frame took while the first ones are timed; a hidden page draws none. */
  private timeFirst(took: number): void {
    const { trial, frames } = this
    if (!trial || !frames || document.hidden) return
    if (frames > 1) trial.push(took)
    const whole = trial.reduce((sum, one) => sum + one, 0)
    const isDone = trial.length === TRIAL
    const middle = isDone ? trial.sort((a, b) => a - b)[TRIAL >> 1]! : 0
    const isSlow = (frames === 1 && took > FIRST_MS) || whole > TOO_SLOW.all || middle > TOO_SLOW.most
    if (!isSlow && !isDone) return
    this.trial = null
    if (isSlow) this.options.tooSlow?.()
  }

  /** Request a frame in which visible parts have moved. */
  private stray(): void {
    this.strayed = true
    this.ask()
  }

  /** Request a frame. */
  private ask(): void {
    this.host.dataset.busy = 'yes'
    this.asked ||= requestAnimationFrame((now) => this.draw(now))
  }

  private draw(now: number): void {
    this.asked = 0
    this.timeFirst(now - this.lastFrame)
    this.watchPace(now)
    const moving = this.motion.active
    this.motion.tick(now)
    if (moving && !this.motion.active) this.reshade()
    const { azimuth, camera } = this.orbit
    this.setting.sign.rotation.y = azimuth
    this.pawns.face(azimuth)
    this.towers.face(azimuth)
    if (this.model) this.sight.look(camera.position, this.model)
    this.towers.fade(this.sight.glass)
    this.sight.findHidden(camera.position, this.pawns.places())
    this.pawns.showThrough(this.sight.hidden)
    if (this.arrows.raise(camera.position, this.sight.boxes)) this.reshade()
    this.renderer.info.reset()
    this.renderer.render(this.scene, camera)
    this.frames++
    this.labels.place(camera, this.width, this.height, this.sight.boxes, this.sight.glass)
    if (this.strayed) this.reportPlaces()
    if (this.motion.active || this.trial) this.ask()
    else this.rest()
  }

  /**
   * Nothing moves: no frame is drawn until something does. What the last one took is here (docs/lab/speed.md), with the
   * width of the tower that is farthest away and the seats that are seen through towers.
   */
  private rest(): void {
    const { calls, triangles } = this.renderer.info.render
    const { camera } = this.orbit
    const widths = this.sight.boxes.map(({ x, z, top }) => towerWidth(camera, this.width, new Vector3(x, top, z)))
    const [tower, ghosts] = [Math.round(Math.min(...widths)), [...this.sight.hidden].join(' ')]
    Object.assign(this.host.dataset, { busy: 'no', frames: this.frames, calls, triangles, tower, ghosts })
  }

  /** Report where everything can be touched. */
  private reportPlaces(): void {
    this.strayed = false
    const seen = ({ x, y, z }: Vec) => this.inWindow(new Vector3(x, y, z))
    const squares = this.sight.touchable(this.orbit.camera.position).map(seen)
    this.options.onPlaces({ squares, arrows: this.arrows.places(seen) })
  }

  private inWindow(point: Vector3): { x: number; y: number } {
    const frame = this.renderer.domElement.getBoundingClientRect()
    const seen = point.clone().project(this.orbit.camera)
    return { x: frame.left + ((seen.x + 1) / 2) * frame.width, y: frame.top + ((1 - seen.y) / 2) * frame.height }
  }

  // ── touching ───────────────────────────────────────────────────────────────────────────────────────────────────────

  /** What is under the pointer: an arrow, a tower, or the spare. */
  private under(event: PointerEvent): Touched {
    const frame = this.renderer.domElement.getBoundingClientRect()
    const [across, down] = [(event.clientX - frame.left) / frame.width, (event.clientY - frame.top) / frame.height]
    this.raycaster.setFromCamera(new Vector2(across * 2 - 1, 1 - down * 2), this.orbit.camera)
    const { origin, direction } = this.raycaster.ray
    const square = this.sight.towerOn(this.orbit.camera.position, origin.clone().addScaledVector(direction, 60))
    // in a small window an arrow is closer to a tower than a finger is wide: on the tower, only the arrow itself counts
    const within = square === null ? NEAR_ARROW : ON_ARROW
    const arrow = this.model?.pushing ? this.arrowAt(event.clientX, event.clientY, within) : null
    if (arrow) return { arrow }
    if (square !== null) return { square }
    const ground = origin.clone().addScaledVector(direction, (0.05 - origin.y) / direction.y)
    const { x, z } = this.table.position
    return Math.hypot(x - ground.x, z - ground.z) < 0.9 ? { spare: true } : null
  }
}
