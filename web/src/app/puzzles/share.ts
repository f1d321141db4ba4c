/** What is shared of a puzzle: how it was solved, without revealing it, or the whole puzzle in a link. */
import type { Story } from '../../net/types'
import { origin } from '../shared/guest'

const MOVES: Record<string, string> = { N: '↓', E: '←', S: '↑', W: '→' }

/** The pushes since the last restart. */
export function pushesOf(events: Pick<Story['events'][number], 'kind' | 'moves'>[]): string[] {
  const start = events.findLastIndex(({ kind }) => kind === 'undo') + 1
  return events
    .slice(start)
    .flatMap(({ moves }) => moves.map(([, text]) => text))
    .filter((text) => /^[NESW]\d/.test(text))
}

/** What is shared of a day: without it, friends would not know where to find the puzzle. */
const address = (): string => `${origin()}/puzzles`

/** Same format as `wanderwall.puzzles.day.share_text`. */
export const mazeLine = (number: number, result: string, pushes: string[]): string =>
  `wanderwall ${number} · ${result} · ${pushes.map((push) => MOVES[push[0]!]).join('')} · ${address()}`

export const rollLine = (number: number, result: string): string => `wanderwall go ${number} · ${result} · ${address()}`

/**
 * A link that contains the whole puzzle in a form that the server can read, too: it shows the puzzle's picture wherever
 * the link is pasted.
 */
export const puzzleLink = (line: string): string => `${origin()}/puzzle?line=${encodeURIComponent(line)}`

/** The puzzle in a link; null if it cannot be one. Earlier links have it after a #. */
export function fromLink({ search, hash }: Pick<URL, 'search' | 'hash'>): string | null {
  try {
    return (new URLSearchParams(search).get('line') ?? decodeURIComponent(hash.replace(/^#/, ''))).trim() || null
  } catch {
    return null
  }
}

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

/** `line` is the line to share: title, result, the directions of the pushes if there are any, and the address. */
export function resultSvg(line: string, own: number, par: number): string {
  const [title = '', result = '', ...rest] = line.split(' · ')
  const where = rest.pop() ?? ''
  const arrows = [...(rest[0] ?? '')].slice(0, MOST)
  const stones = Math.min(MOST, Math.max(own, par))
  const text = (y: number, size: number, words: string) =>
    `<text x="${SIDE / 2}" y="${y}" text-anchor="middle" font-family="Georgia, serif" font-size="${size}" font-weight="700" fill="#fdf6e3">${words}</text>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">
<rect width="${SIDE}" height="${SIDE}" rx="48" fill="#2c5b4b"/>
<rect x="24" y="24" width="${SIDE - 48}" height="${SIDE - 48}" rx="32" fill="none" stroke="#e9c46a" stroke-width="8"/>
${text(150, 64, title)}
${row(stones, 220, (n, x) => {
  const fill = n >= par ? '#b7a58a' : n < own ? '#e9c46a' : 'none'
  return `<rect x="${x}" width="${STONE}" height="${STONE}" rx="12" fill="${fill}" stroke="${n >= par ? '#b7a58a' : '#e9c46a'}" stroke-width="6"/>`
})}
${text(390, 76, result)}
${row(
  arrows.length,
  440,
  (n, x) =>
    `<path transform="translate(${x + STONE / 2} ${STONE / 2}) rotate(${ROTATED[arrows[n]!] ?? 0})" d="M0-24 20 2H8V24H-8V2H-20Z" fill="#fdf6e3"/>`,
)}
${text(545, 26, where)}
</svg>`
}

/** One of our drawings as a data address; a browser loads nothing into it from elsewhere. */
export const dataUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** The drawing as a bitmap, which every chat can show. */
async function png(svg: string): Promise<File> {
  const image = new Image()
  image.src = dataUrl(svg)
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  canvas.getContext('2d')!.drawImage(image, 0, 0)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done))
  return new File([blob!], 'wanderwall.png', { type: 'image/png' })
}

function save(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** Share a drawing as a picture if the device supports it, otherwise save it. */
export const sharePicture = async (svg: string): Promise<void> => shareFile(await png(svg))

/** Share a file if the device supports it, otherwise save it. */
export async function shareFile(file: File): Promise<void> {
  if (!navigator.canShare?.({ files: [file] })) return save(file)
  await navigator.share({ files: [file] }).catch(() => undefined) // the player changed their mind
}
