/** The chart under the flat board: contour lines and hills. */
import { useMemo } from 'preact/hooks'

const HILLS = [
  [-560, 70],
  [-525, 92],
  [-590, 100],
  [480, -60],
  [520, -40],
  [-470, 250],
  [560, 20],
] as const

function contour(ring: number): string {
  let path = ''
  for (let degree = 0; degree <= 360; degree += 4) {
    const angle = (degree * Math.PI) / 180
    const radius = 330 + ring * 44 + 12 * Math.sin(angle * 3 + ring * 0.5) + 9 * Math.sin(angle * 5 - ring * 0.9)
    path += `${degree ? 'L' : 'M'}${(radius * 1.15 * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`
  }
  return `${path}z`
}

export function Chart() {
  const rings = useMemo(() => Array.from({ length: 13 }, (_, ring) => contour(ring)), [])
  return (
    <svg class="tw-chart" viewBox="-640 -400 1280 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {rings.map((path, ring) => (
        <path key={ring} class={ring % 3 ? 'thin' : 'thick'} d={path} />
      ))}
      {HILLS.map(([x, y]) => (
        <path
          key={x}
          class="hill"
          d={`M${x - 16} ${y}q8-24 16-26q9 4 17 26M${x + 4} ${y - 19}l4 15M${x + 8} ${y - 14}l3 10`}
        />
      ))}
    </svg>
  )
}
