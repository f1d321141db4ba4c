/** Labyrinth Go! on the start page: a corner of the board, a tile with its hole, a die. No pictures are loaded for it. */
import { go } from '../../ui/drawn/symbols.json'

const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8]

export function thumb() {
  return (
    <svg viewBox="-24 0 248 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect x="-60" y="-20" width="320" height="180" fill="#4f3a6d" />
      <circle cx="100" cy="68" r="116" fill="#84565a" />
      <circle cx="100" cy="68" r="84" fill="#a8764f" />
      <rect x="38" y="8" width="124" height="126" rx="12" fill={go.woodEdge} />
      <rect x="38" y="8" width="124" height="122" rx="12" fill={go.wood} />
      <rect x="44" y="13" width="112" height="112" rx="7" fill={go.ink} />
      {CELLS.map((n) => (
        <rect
          key={n}
          x={47 + 36 * (n % 3)}
          y={16 + 36 * Math.floor(n / 3)}
          width="34"
          height="34"
          rx="4"
          fill={go.tints[(n * 7) % 5]}
        />
      ))}
      <g transform="translate(119 16)" stroke={go.ink} stroke-width="2" stroke-linejoin="round">
        <path d="M17 6l11 7-11 16L6 13z" fill="#2fae9e" />
        <path d="M6 13h22M12 13l5 15 5-15" fill="none" />
      </g>
      <g transform="translate(47 88)" stroke={go.ink} stroke-width="2" stroke-linejoin="round">
        <path d="M6 11l6 5 5-9 5 9 6-5-3 15H9z" fill="#f5bc3b" />
      </g>
      <g stroke={go.ink} stroke-width="2">
        <rect x="83" y="52" width="34" height="34" rx="4" fill={go.wall} />
        <path d="M93 52h14v10h10v14h-10v10H93V76H83V62h10z" fill={go.floor} />
        <path d="M100 60l2 7 7 2-7 2-2 7-2-7-7-2 7-2z" fill={go.gold} stroke-width="1.4" />
        <rect x="83" y="88" width="70" height="34" rx="4" fill={go.wall} />
        <path d="M93 88h14v10h46v14H93z" fill={go.floor} />
        <circle cx="136" cy="105" r="12.5" fill={go.tints[2]} />
        <circle cx="136" cy="105" r="12.5" fill="none" stroke="#dba63f" stroke-width="3.5" />
        <path d="M130 101a6 6 0 0 1 12 0v9l-3-2-3 2-3-2-3 2z" fill="#fff" stroke-width="1.6" />
      </g>
      <g transform="rotate(-17 70 52)" stroke={go.ink} stroke-width="2">
        <rect
          x="30"
          y="36"
          width="70"
          height="34"
          rx="4"
          fill={go.shadow}
          opacity=".4"
          stroke="none"
          transform="translate(4 7)"
        />
        <rect x="30" y="36" width="70" height="34" rx="4" fill={go.brick} />
        <path d="M30 46h46a6 6 0 0 0 6-6v-4h14v10a14 14 0 0 1-14 14H30z" fill={go.floor} />
        <circle cx="47" cy="53" r="12.5" fill={go.tints[1]} />
        <circle cx="47" cy="53" r="12.5" fill="none" stroke="#dba63f" stroke-width="3.5" />
      </g>
      <g transform="rotate(9 178 104)" stroke={go.ink} stroke-width="2.4">
        <path d="M164 92l6-6h30v30l-6 6z" fill={go.dieSide} />
        <rect x="160" y="92" width="34" height="34" rx="7" fill={go.paper} />
        <path d="M177 98l3 7 8 .6-6 5 2 8-7-4-7 4 2-8-6-5 8-.600z" fill="#f5bc3b" stroke-width="1.8" />
      </g>
    </svg>
  )
}
