import { describe, expect, it } from 'vitest'
import { towerGeometry, walls } from './towers'
import { topOf } from './measures'

describe('a tower', () => {
  it('has a wall between each opening and the next', () => {
    expect(walls(5).map((outline) => outline.length)).toEqual([4, 4])
    expect(walls(3).map((outline) => outline.length)).toEqual([4, 6])
    expect(walls(7).map((outline) => outline.length)).toEqual([4, 4, 4])
    expect(walls(15)).toHaveLength(4)
    expect(walls(1).map((outline) => outline.length)).toEqual([8])
    expect(walls(0)).toHaveLength(1)
  })

  it('leaves the corridor free', () => {
    for (const outline of walls(5)) for (const [x] of outline) expect(Math.abs(x)).toBeGreaterThan(0.2)
  })

  it('is one geometry, as high as its level', () => {
    const geometry = towerGeometry(3, 4, 0)
    geometry.computeBoundingBox()
    expect(geometry.groups).toHaveLength(0)
    expect(geometry.boundingBox!.max.y).toBeGreaterThan(topOf(4))
    expect(geometry.boundingBox!.max.y).toBeLessThan(topOf(4) + 0.2)
    expect(towerGeometry(3, 4, 0)).toBe(geometry)
  })
})
