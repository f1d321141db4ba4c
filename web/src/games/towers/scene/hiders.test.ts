import { describe, expect, it } from 'vitest'
import { firstHit, hiders, openTop } from './hiders'

const viewpoint = { x: 0, y: 5, z: 10 }
const low = { x: 0, z: 1, top: 0.4 }
const high = { x: 0, z: 1, top: 2 }
const behind = { x: 0, y: 0.5, z: 0 }

describe('hiders', () => {
  it('names a high tower before something, not a low one', () => {
    expect([...hiders(viewpoint, [behind], [high])]).toEqual([0])
    expect([...hiders(viewpoint, [behind], [low])]).toEqual([])
  })

  it('does not name what stands beside or behind', () => {
    expect([
      ...hiders(
        viewpoint,
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
    expect(firstHit(viewpoint, far, [{ ...high, z: -1 }, high])?.box).toBe(1)
    expect(firstHit(viewpoint, { x: 40, y: 0, z: 0 }, [high])).toBeNull()
  })

  it('finds where a top can be touched', () => {
    const box = { x: 1, z: 0, top: 0.4 }
    expect(openTop(box, () => true)).toEqual({ x: 1, y: 0.4, z: 0 })
    expect(openTop(box, ({ z }) => z < -0.1)).toEqual({ x: 1, y: 0.4, z: -0.18 })
    expect(openTop(box, () => false)).toBeNull()
  })
})
