import { describe, expect, it } from 'vitest'
import { firstHit, hiders, seenTop } from './hiders'

const eye = { x: 0, y: 5, z: 10 }
const low = { x: 0, z: 1, top: 0.4 }
const high = { x: 0, z: 1, top: 2 }
const behind = { x: 0, y: 0.5, z: 0 }

describe('hiders', () => {
  it('names a high tower before something, not a low one', () => {
    expect([...hiders(eye, [behind], [high])]).toEqual([0])
    expect([...hiders(eye, [behind], [low])]).toEqual([])
  })

  it('does not name what stands beside or behind', () => {
    expect([
      ...hiders(
        eye,
        [behind],
        [
          { ...high, x: 2 },
          { ...high, z: -1.2 },
        ],
      ),
    ]).toEqual([])
  })

  it('finds the nearest tower on a ray', () => {
    const far = { x: 0, y: 0, z: -2 }
    expect(firstHit(eye, far, [{ ...high, z: -1 }, high])?.box).toBe(1)
    expect(firstHit(eye, { x: 40, y: 0, z: 0 }, [high])).toBeNull()
  })

  it('finds where a top can be seen', () => {
    const hidden = { x: 0, z: 0, top: 0.4 }
    expect(seenTop(eye, 1, [low, hidden])).toEqual({ x: 0, y: 0.4, z: 0 })
    const half = seenTop({ x: 0, y: 12, z: 10 }, 1, [{ ...high, top: 1.4 }, hidden])
    expect(half.x).toBe(0)
    expect(half.z).toBeLessThan(-0.1)
    expect(seenTop(eye, 1, [{ ...high, top: 4 }, hidden])).toEqual({ x: 0, y: 0.4, z: 0 })
  })
})
