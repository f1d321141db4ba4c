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

export default {
  forbidden: [
    ...downwards,
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
      comment: 'games are discovered by games/index.ts, never imported by name; the art of the sliding maze is shared',
      severity: 'error',
      from: { path: '^src/(learn|app)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^src/games/[^/]+/',
        pathNot: '^src/games/sliding/(board/(art|geometry|defs|Thing)\\.tsx?|styles/board\\.css)$',
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
