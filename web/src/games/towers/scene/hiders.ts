/** Which towers are between the viewpoint and something that must be visible. Towers are boxes: no mesh is tested. */

export interface Vec {
  x: number
  y: number
  z: number
}

export interface Box {
  x: number
  z: number
  top: number
}

const HALF = 0.5

/** How far along the way from `viewpoint` to `point` (0 to 1) the box is entered; null if it is missed. */
export function enters(viewpoint: Vec, point: Vec, box: Box): number | null {
  let near = 0
  let far = 1
  for (const [from, to, low, high] of [
    [viewpoint.x, point.x, box.x - HALF, box.x + HALF],
    [viewpoint.y, point.y, -1, box.top],
    [viewpoint.z, point.z, box.z - HALF, box.z + HALF],
  ] as const) {
    const way = to - from
    if (Math.abs(way) < 1e-9) {
      if (from < low || from > high) return null
      continue
    }
    const [first, second] =
      way > 0 ? [(low - from) / way, (high - from) / way] : [(high - from) / way, (low - from) / way]
    near = Math.max(near, first)
    far = Math.min(far, second)
    if (near > far) return null
  }
  return near
}

/** The indices of the boxes that hide one of the points from the viewpoint. */
export function hiders(viewpoint: Vec, points: readonly Vec[], boxes: readonly Box[]): Set<number> {
  const found = new Set<number>()
  for (const point of points)
    boxes.forEach((box, n) => {
      const at = enters(viewpoint, point, box)
      if (at !== null && at < 0.995) found.add(n)
    })
  return found
}

/** A box on a ray, and its distance. */
export interface Hit {
  box: number
  at: number
}

/** All boxes on a ray, the nearest first. */
export const hits = (viewpoint: Vec, far: Vec, boxes: readonly Box[]): Hit[] =>
  boxes
    .flatMap((box, n) => {
      const at = enters(viewpoint, far, box)
      return at === null ? [] : { box: n, at }
    })
    .sort((a, b) => a.at - b.at)

export const firstHit = (viewpoint: Vec, far: Vec, boxes: readonly Box[]): Hit | null =>
  hits(viewpoint, far, boxes)[0] ?? null

const SPOTS = [-0.36, -0.18, 0, 0.18, 0.36]
  .flatMap((x, _, all) => all.map((z) => ({ x, z })))
  .sort((a, b) => Math.hypot(a.x, a.z) - Math.hypot(b.x, b.z))

/** Where a box's top can be touched, as close to its middle as possible; null where it cannot. */
export function openTop({ x, z, top }: Box, touched: (point: Vec) => boolean): Vec | null {
  const points = SPOTS.map((spot): Vec => ({ x: x + spot.x, y: top, z: z + spot.z }))
  return points.find(touched) ?? null
}
