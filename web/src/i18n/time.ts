import { locale } from '.'

const UNITS: [unit: string, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
]

/** A duration in the reader's words, no finer than it matters: “5 minutes”, “2 days 4 hours”. */
export function duration(seconds: number, unitDisplay: 'long' | 'short' | 'narrow' = 'long'): string {
  const first = Math.max(
    0,
    UNITS.findIndex(([, length]) => seconds >= length),
  )
  const from = seconds < 1 ? UNITS.length - 1 : first
  let left = Math.round(seconds)
  const parts = UNITS.slice(from, from + 2).map(([unit, length]) => {
    const count = Math.floor(left / length)
    left -= count * length
    return { unit, count }
  })
  return parts
    .filter(({ count }, n) => n === 0 || count > 0)
    .map(({ unit, count }) => new Intl.NumberFormat(locale(), { style: 'unit', unit, unitDisplay }).format(count))
    .join(' ')
}

/** A clock display: minutes and seconds, or days and hours if there is that much time. */
export const clock = (seconds: number): string =>
  seconds < 3600 ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` : duration(seconds, 'narrow')
