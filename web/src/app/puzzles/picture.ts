/** A picture of how a maze of the day was solved, without revealing it: turns of par, and directions of pushes. */

const [SIDE, STONE, GAP] = [600, 56, 14]
const MOST = 9
const ROTATED: Record<string, number> = { '↑': 0, '→': 90, '↓': 180, '←': 270 }

/** A centred row of stones. */
const row = (count: number, y: number, each: (n: number, x: number) => string): string => {
  const left = (SIDE - count * STONE - (count - 1) * GAP) / 2
  const stones = Array.from({ length: count }, (_, n) => each(n, left + n * (STONE + GAP)))
  return `<g transform="translate(0 ${y})">${stones.join('')}</g>`
}

/** `line` is the line to share; its last part, if there is one, contains the directions of the pushes. */
export function resultSvg(line: string, own: number, par: number): string {
  const [title = '', , ways = ''] = line.split(' · ')
  const arrows = [...ways].slice(0, MOST)
  const stones = Math.min(MOST, Math.max(own, par))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">
<rect width="${SIDE}" height="${SIDE}" rx="48" fill="#2c5b4b"/>
<rect x="24" y="24" width="${SIDE - 48}" height="${SIDE - 48}" rx="32" fill="none" stroke="#e9c46a" stroke-width="8"/>
<text x="${SIDE / 2}" y="150" text-anchor="middle" font-family="Georgia, serif" font-size="64" font-weight="700" fill="#fdf6e3">${title}</text>
${row(stones, 220, (n, x) => {
  const fill = n >= par ? '#b7a58a' : n < own ? '#e9c46a' : 'none'
  return `<rect x="${x}" width="${STONE}" height="${STONE}" rx="12" fill="${fill}" stroke="${n >= par ? '#b7a58a' : '#e9c46a'}" stroke-width="6"/>`
})}
<text x="${SIDE / 2}" y="390" text-anchor="middle" font-family="Georgia, serif" font-size="76" font-weight="700" fill="#fdf6e3">${own} / ${par}</text>
${row(
  arrows.length,
  440,
  (n, x) =>
    `<path transform="translate(${x + STONE / 2} ${STONE / 2}) rotate(${ROTATED[arrows[n]!] ?? 0})" d="M0-24 20 2H8V24H-8V2H-20Z" fill="#fdf6e3"/>`,
)}
</svg>`
}
