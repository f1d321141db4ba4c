/** Movements that run while frames are drawn; nothing runs when nothing moves. */
import { CatmullRomCurve3, Vector3, type Group } from 'three'
import { SLIDE } from '../board/motion'

interface Movement {
  owner: object | null
  begin: number
  length: number
  step(share: number): void
  onDone(): void
}

export const EASE = {
  inOut: (t: number) => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2),
  out: (t: number) => 1 - (1 - t) ** 3,
  even: (t: number) => t,
}

export class Motion {
  private readonly running = new Set<Movement>()

  /** `changed` is called when there is something to draw. */
  constructor(private readonly changed: () => void) {}

  get active(): boolean {
    return this.running.size > 0
  }

  /** Run `step` from 0 to 1 over the given milliseconds; at once if there are none. */
  run(
    length: number,
    step: (share: number) => void,
    ease: (t: number) => number = EASE.inOut,
    delay = 0,
    owner: object | null = null,
  ): Promise<void> {
    if (length <= 0) {
      step(1)
      this.changed()
      return Promise.resolve()
    }
    return new Promise((done) => {
      this.running.add({
        owner,
        begin: performance.now() + delay,
        length,
        step: (share) => step(ease(share)),
        onDone: done,
      })
      this.changed()
    })
  }

  /** Stop the movement of this owner where it is. */
  stop(owner: object): void {
    for (const movement of this.running) {
      if (movement.owner !== owner) continue
      this.running.delete(movement)
      movement.onDone()
    }
  }

  tick(now: number): void {
    for (const movement of this.running) {
      const share = Math.min(1, Math.max(0, (now - movement.begin) / movement.length))
      movement.step(share)
      if (share < 1) continue
      this.running.delete(movement)
      movement.onDone()
    }
  }
}

type Way = (share: number) => void

/** Straight to the goal, in an arc if it is far. */
export function glide(group: Group, start: Vector3, goal: Vector3): Way {
  const far = Math.hypot(goal.x - start.x, goal.z - start.z) > 1.6
  return (share) => {
    group.position.lerpVectors(start, goal, share)
    if (far) group.position.y += 1.4 * Math.sin(Math.PI * share)
  }
}

/** Milliseconds to fall from the tower that went out, and to climb the one that came in. */
const [FALL, CLIMB_OUT] = [320, 420]

/** Out with its tower, head over heels off the board, and up again at the other end: how long, and where it is. */
export function tumble(group: Group, start: Vector3, goal: Vector3): [length: number, put: Way] {
  const out = start.clone().sub(goal).setY(0).normalize()
  const axis = new Vector3(out.z, 0, -out.x)
  const from = (point: Vector3, by: number, y: number) => point.clone().addScaledVector(out, by).setY(y)
  const edge = from(start, 1, start.y)
  const fall = new CatmullRomCurve3([
    edge,
    from(start, 1.5, start.y + 0.25),
    from(start, 1.95, 0),
    from(start, 2.1, -1),
  ])
  const up = [
    from(goal, -1.5, -0.9),
    from(goal, -1.15, 0.1),
    from(goal, -0.68, goal.y / 2),
    from(goal, -0.6, goal.y + 0.1),
  ]
  const climb = new CatmullRomCurve3([...up, goal])
  const length = SLIDE + FALL + CLIMB_OUT
  return [
    length,
    (share) => {
      const at = share * length
      if (at < SLIDE) {
        group.position.lerpVectors(start, edge, EASE.inOut(at / SLIDE))
        group.quaternion.setFromAxisAngle(axis, 0.5 * Math.max(0, at / SLIDE - 0.6))
      } else if (at < SLIDE + FALL) {
        const part = (at - SLIDE) / FALL
        fall.getPoint(part, group.position)
        group.quaternion.setFromAxisAngle(axis, 0.2 + part * 2 * Math.PI)
      } else {
        const part = (at - SLIDE - FALL) / CLIMB_OUT
        climb.getPoint(part, group.position)
        group.quaternion.setFromAxisAngle(out, 0.3 * (1 - part) * Math.sin(part * 6 * Math.PI))
      }
    },
  ]
}
