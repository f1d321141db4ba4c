/** Movements that run while frames are drawn; nothing runs when nothing moves. */

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
