/** Which layer may import which: a layer knows only those below it. Checked by `npm run lint` (dependency-cruiser). */

/** From top to bottom. Files directly in `src/` (main, App) and `dev/` may import all of them. */
const ROOMS = ['learn', 'app', 'games', 'ui', 'i18n', 'net', 'device']
const FOR_TESTS = '^src/(testing\\.ts|fixtures/)'

const downwards = ROOMS.map((room, n) => ({
  name: `${room}-imports-downwards`,
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: { path: '^src/', pathNot: [`^src/(${ROOMS.slice(n).join('|')})/`, FOR_TESTS] },
}))

/** The parts of a game's folder, from bottom to top; its other files, such as index.tsx and replay.tsx, are above. */
const BOARD = '(board|board3d)'
const PARTS = '(board|board3d|speech|play|cards)'

/** Boards draw with these; types of views cost nothing. */
const FOR_BOARDS = [
  `^src/games/[^/]+/${BOARD}/`,
  '^src/games/[^/]+/styles/board\\.css$',
  '^src/ui/(Pawn|Icon|icons)\\.tsx?$',
  '^src/ui/drawn/', // generated from the pictures of `wanderwall show`
]
const TESTS = '\\.test\\.tsx?$'

const boards = [
  {
    name: 'embed-is-boards-only',
    comment: 'the module for other websites: boards and what plays events on them, without texts and sockets',
    severity: 'error',
    from: { path: '^src/embed/' },
    to: {
      path: '^src/',
      pathNot: [
        '^src/embed/',
        ...FOR_BOARDS,
        '^src/games/[^/]+/styles/(board|chart|table|motion)\\.css$',
        '^src/games/sliding/play/playback\\.ts$',
        '^src/learn/replay/player\\.ts$',
        '^src/ui/(tokens|pawn)\\.css$',
      ],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'boards-only-draw',
    comment: 'a board takes a picture and callbacks: it knows no texts, sockets, preferences or tables',
    severity: 'error',
    from: { path: `^src/games/[^/]+/${BOARD}/`, pathNot: TESTS },
    to: { path: '^src/', pathNot: FOR_BOARDS, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'boards-know-views',
    comment: 'of other layers, boards use only the types of views and events',
    severity: 'error',
    from: { path: `^src/games/[^/]+/${BOARD}/`, pathNot: TESTS },
    to: { path: '^src/', pathNot: [...FOR_BOARDS, '^src/net/(views|protocol)\\.ts$'] },
  },
  {
    name: 'boards-without-signals',
    comment: 'plain values, so that a board can be used without the page',
    severity: 'error',
    from: { path: `^src/games/[^/]+/${BOARD}/`, pathNot: TESTS },
    to: { path: 'node_modules/@preact/signals' },
  },
  {
    name: 'speech-knows-boards',
    comment: 'labels and sentences are made of what a board shows, not of how it is played',
    severity: 'error',
    from: { path: '^src/games/[^/]+/speech/', pathNot: TESTS },
    to: { path: '^src/games/[^/]+/', pathNot: `^src/games/[^/]+/(${BOARD}|speech)/` },
  },
  {
    name: 'board-below-play-below-page',
    comment: 'the files of a game that the page loads put its parts together',
    severity: 'error',
    from: { path: `^src/games/[^/]+/${PARTS}/`, pathNot: TESTS },
    to: { path: '^src/games/[^/]+/', pathNot: [`^src/games/[^/]+/${PARTS}/`, '^src/games/[^/]+/styles/'] },
  },
]

export default {
  forbidden: [
    ...downwards,
    ...boards,
    {
      name: 'no-circle',
      comment: 'types count, too: merge two files that need each other, or move the shared part to a third',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'games-do-not-know-each-other',
      comment: 'what the sliding mazes share is in games/sliding, which knows none of them',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/' },
      to: { path: '^src/games/[^/]+/', pathNot: '^src/games/($1|sliding)/' },
    },
    {
      name: 'found-games-only',
      comment:
        'games are discovered by games/index.ts, never imported by name; the model and the art of the sliding maze are shared',
      severity: 'error',
      from: { path: '^src/(learn|app)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^src/games/[^/]+/',
        pathNot: '^src/games/sliding/(board/(art|geometry|defs|maze|Thing|SmallBoard)\\.tsx?|styles/board\\.css)$',
      },
    },
    {
      name: 'tests-only',
      severity: 'error',
      from: { path: '^src/', pathNot: ['\\.test\\.tsx?$', FOR_TESTS] },
      to: { path: FOR_TESTS },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
}
