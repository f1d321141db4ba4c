/** Which room may import which: a room only knows those below it. `npm run lint` (dependency-cruiser) holds it. */

/** From the top; what lies directly in `src/` (main, App) and `dev/` may import all of them. */
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
      comment: 'types count, too: two files that need each other are one, or miss a third',
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
      comment: 'games are discovered by games/index.ts: nobody names one; the art of the sliding maze is everybody’s',
      severity: 'error',
      from: { path: '^src/(learn|app)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^src/games/[^/]+/',
        pathNot: '^src/games/sliding/(art\\.ts|geometry\\.ts|parts\\.ts|Thing\\.tsx|board\\.css)$',
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
