/** Line drawings for buttons, on a grid of 24. Data, not elements: a shared element keeps every page it was part of. */
const PATHS = {
  play: 'M7 4.5v15L20 12z',
  pause: 'M6 4.5h4.5v15H6zM13.5 4.5H18v15h-4.5z',
  next: 'M5 5v14l9.5-7zM15.5 5H19v14h-3.5z',
  previous: 'M19 5v14l-9.5-7zM8.5 5H5v14h3.5z',
  first: 'M5 5v14M19 5l-7 7 7 7M13 5l-7 7 7 7',
  last: 'M19 5v14M5 5l7 7-7 7M11 5l7 7-7 7',
  table: 'M3 8h18M3 8v3h18V8M6 11v8M18 11v8M6 15h12',
  key: 'M3 12a4 4 0 1 0 8 0 4 4 0 0 0-8 0zm8 0h10v4M17 12v3',
  keyboard: 'M2.5 6h19v12h-19zM6 10v0M9 10v0M12 10v0M15 10v0M18 10v0M7 14h10',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  back: 'M20 12H5M11 6l-6 6 6 6',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.5l4.5 4.5L19 7',
  undo: 'M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2.1h5c0-.9.4-1.6 1-2.1A6 6 0 0 0 12 3z',
  book: 'M12 6v14M12 6c-2-1.6-5-2-8-1.6v14c3-.4 6 0 8 1.6 2-1.6 5-2 8-1.6v-14c-3-.4-6 0-8 1.6z',
  sound: 'M4 9.5v5h3.5L12 18V6L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  mute: 'M4 9.5v5h3.5L12 18V6L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
  globe: 'M3 12a9 9 0 1 0 18 0 9 9 0 0 0-18 0zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  down: 'M6 9l6 6 6-6',
  leave: 'M10 4H5v16h5M14 8l4 4-4 4M18 12H9',
  menu: 'M4 7h16M4 12h16M4 17h16',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c2.2.8 3.5 2.7 3.5 5.5',
  bot: 'M5 9h14v10H5zM12 9V5M12 4.5v0M9 13v1.5M15 13v1.5M2.5 12.5v3M21.5 12.5v3',
  chair: 'M7 3v10h10M7 13v8M17 13v8M7 17h10',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  clock: 'M3 12a9 9 0 1 0 18 0 9 9 0 0 0-18 0zM12 7v5l3.5 2',
  help: 'M3 12a9 9 0 1 0 18 0 9 9 0 0 0-18 0zM9.3 9.5a2.8 2.8 0 1 1 4 2.5c-.9.4-1.3 1-1.3 2M12 17v.01',
  share: 'M12 15V4M8 7.5L12 4l4 3.5M6 12H4.5v8.5h15V12H18',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  screen: 'M3 5h18v11H3zM8 20h8M12 16v4',
  eye: 'M2.5 12C5 7.5 8.5 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-6 6.5-9.5 6.5S5 16.5 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  smile: 'M3 12a9 9 0 1 0 18 0 9 9 0 0 0-18 0zM8.5 9.5v1M15.5 9.5v1M8 14.5c2 2.7 6 2.7 8 0',
  offline: 'M3 9c5-5 13-5 18 0M6.5 12.5c3-3 8-3 11 0M12 18.5v0M4 4l16 16',
  trophy: 'M8 4h8v6a4 4 0 0 1-8 0zM8 5.5H4.5c0 3 1.5 5 3.8 5M16 5.5h3.5c0 3-1.5 5-3.8 5M12 14v4M8.5 20h7',
  replay: 'M4 12a8 8 0 1 0 2.5-5.800M4 4v4.5h4.5M10.5 9v6l5-3z',
  turnLeft: 'M4.5 5v5h5M5 10a7.5 7.5 0 1 1-.3 5',
  turnRight: 'M19.5 5v5h-5M19 10a7.5 7.5 0 1 0 .3 5',
  list: 'M9 6h11M9 12h11M9 18h11M4 6h.5M4 12h.5M4 18h.5',
  home: 'M4 11l8-7 8 7M6.5 9.5V20h11V9.5M10 20v-5.5h4V20',
  phone: 'M7 3h10v18H7zM11 18h2',
  picture: 'M3 5h18v14H3zM3 16l5-5 4.5 4.5L15 13l6 5M16 9.5v.01',
  speak: 'M3 5h12v9H9l-4 4v-4H3zM18 7a4 4 0 0 1 0 5M20.5 4.5a8 8 0 0 1 0 10',
  hand: 'M9 12V4.7a1.6 1.6 0 0 1 3.2 0V11m0-2a1.6 1.6 0 0 1 3.2 0v2m0-.8a1.6 1.6 0 0 1 3.2 0V15c0 4-2.4 6-5.8 6-3 0-4.6-1.5-6-4l-2.2-3.7c-.8-1.4 1-2.7 2.2-1.5L9 14.5',
  dice: 'M4 4h16v16H4zM8.500 8.500v.01M15.500 8.500v.01M12 12v.01M8.500 15.500v.01M15.500 15.500v.01',
  stop: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM8 12h8',
  joined:
    'M3.500 18a2.500 2.500 0 1 0 5 0 2.500 2.500 0 0 0-5 0zM15.500 6a2.500 2.500 0 1 0 5 0 2.500 2.500 0 0 0-5 0zM6 15.500V12h12V8.500',
  maze: 'M4 4h16v16H4zM4 9h6v6M15 4v6h-1M20 15h-6v5',
  dots: 'M5 12h.01M12 12h.01M19 12h.01',
} as const

/** Icons that are filled. */
const SOLID = new Set<IconName>(['play', 'pause', 'next', 'previous'])

export type IconName = keyof typeof PATHS

/** `turn`: degrees clockwise. */
export function Icon({ name, class: extra = '', turn = 0 }: { name: IconName; class?: string; turn?: number }) {
  return (
    <svg class={`icon ${extra}`} viewBox="0 0 24 24" aria-hidden="true">
      <path
        transform={turn ? `rotate(${turn} 12 12)` : undefined}
        class={SOLID.has(name) ? 'solid' : undefined}
        d={PATHS[name]}
      />
    </svg>
  )
}
