/** Gradients and patterns of cards and flat towers, put into the document once and used by reference. */
import { towers } from '../../../ui/drawn/symbols.json'

const SKIES = {
  u: ['#2a2a5c', '#7a5c93', '#f0a872'],
  d: ['#24386a', '#4f7a98', '#f2cf97'],
  j: ['#3a2158', '#8a4a86', '#f2b48e'],
}

const gradient = (id: string, stops: readonly (readonly [number, string])[]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')}</linearGradient>`

const MARKUP = `<defs>
${Object.entries(SKIES)
  .map(([card, [top, middle, low]]) =>
    gradient(`tw-sky-${card}`, [
      [0, top!],
      [0.62, middle!],
      [1, low!],
    ]),
  )
  .join('')}
${gradient('tw-paper', [
  [0, towers.paper],
  [1, '#ecd9b0'],
])}
<clipPath id="tw-arch"><path d="M13 128V58C13 30 34 14 60 14s47 16 47 44v70z"/></clipPath>
<clipPath id="tw-clip"><rect width="100" height="100" rx="9"/></clipPath>
<radialGradient id="tw-rune"><stop offset="0" stop-color="${towers.glow[0]}"/><stop offset=".55" stop-color="${towers.glow[1]}" stop-opacity=".7"/>
<stop offset="1" stop-color="${towers.glow[1]}" stop-opacity="0"/></radialGradient>
<pattern id="tw-flags" width="17" height="17" patternUnits="userSpaceOnUse"><path d="${towers.joints}" stroke="#7a4f2e" stroke-opacity=".16"/></pattern>
<pattern id="tw-grain" width="40" height="40" patternUnits="userSpaceOnUse"><path d="M0 12h24M30 12h10M6 26h30M0 38h12M20 38h16M24 0v12M6 12v14M30 12v14M36 26v14"
 stroke="#6e5646" stroke-opacity=".28" stroke-width="1.4" fill="none"/></pattern></defs>`

let parts: SVGElement | null = null

export function layTowerParts(): void {
  if (parts?.isConnected) return
  const sheet = (parts = document.createElementNS('http://www.w3.org/2000/svg', 'svg'))
  sheet.id = 'tower-parts'
  sheet.setAttribute('class', 'board-parts')
  sheet.setAttribute('aria-hidden', 'true')
  sheet.innerHTML = MARKUP
  document.body.prepend(sheet)
}
