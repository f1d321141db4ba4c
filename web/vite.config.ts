import { readFileSync } from 'node:fs'
import preact from '@preact/preset-vite'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const TEXT = /i18n\/(\w\w)\/(\w+)\.ftl/
/** The texts that are wanted before the first push; those of other games and pages stay files of their own. */
const TOGETHER = ['words', 'problems', 'start', 'table', 'sliding']

function textsOf(id: string): string {
  const [, tongue, area] = TEXT.exec(id)!
  return TOGETHER.includes(area!) ? `text-${tongue}` : `text-${tongue}-${area}`
}

/** The frame, the start page, the table and the board of the classic game, which two others share. */
const FIRST = new RegExp(
  [
    '/web/src/(main|App|device|ui(?!/(QrCode|PassLink))|net(?!/(book|club|host|push))|i18n|app/(?!book|push|room|Sure|setup(?!/(plan|length|Length|estimate|pace|colour))|lobby|finished|ratings|puzzles|host|DeadEnd|Preferences|start/(TvPage|tv|Watching|PictureStart|pictures)|LiveBoard|table/(Waiting|Ready|[Ee]nding|Places|Menu|Invitation|Keys|Leave|look/(waiting|ending)))|games/(index|\\w+/shelf|(sliding|classic)/(?!replay|rules|lesson|[Ee]ditor|draft|onePush|[Rr]ush|(look/)?end\\.)))',
    'draw/icons/',
    '/node_modules/(@?preact|@fluent)/',
    'vite/preload-helper|rolldown/runtime',
  ].join('|'),
)

/** Nothing is drawn before the styles in the head have come: there are only those of the splash, all others come after it. */
const splash = (): Plugin => ({
  name: 'splash',
  apply: 'build',
  buildStart() {
    const source = readFileSync(new URL('./src/ui/splash.css', import.meta.url))
    this.emitFile({ type: 'asset', name: 'splash.css', source })
  },
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const own = Object.keys(bundle).find((file) => /splash-[^/]+\.css$/.test(file))
      const styles = /<link rel="stylesheet"[^>]*>/.exec(html)?.[0]
      if (!own || !styles) this.error('the page has no styles to put after the splash')
      return html
        .replace(styles, `<link rel="stylesheet" href="./${own}">`)
        .replace('</body>', `  ${styles}\n  </body>`)
    },
  },
})

export default defineConfig(({ mode }) => ({
  base: './', // the server may stand under a path of its own, and tells index.html where its files are from there
  plugins: [preact({ prefreshEnabled: false, devToolsEnabled: false }), splash()],
  build: {
    outDir: mode === 'offline' ? '../src/wanderwall/server/alone' : '../src/wanderwall/server/page',
    emptyOutDir: true,
    assetsDir: 'assets',
    assetsInlineLimit: 0, // the content security policy allows no data: addresses in scripts or styles
    modulePreload: { polyfill: false },
    target: 'es2022',
    // what everybody needs to play comes as one script, one style and one file of texts: each step of finding out what
    // else is needed costs a journey to the server before the board is seen
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'wanderwall', test: FIRST },
            { name: textsOf, test: TEXT },
          ],
        },
      },
    },
    chunkSizeWarningLimit: 800, // three.js, on its own and late
  },
  worker: { format: 'es' },
  server: {
    fs: { allow: ['..'] }, // the texts lie beside the Python code
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: {
    environment: 'happy-dom',
    setupFiles: ['src/vitest-setup.ts'],
    testTimeout: 60_000,
    // a window of its own takes longer than most tests: those that draw nothing share one
    projects: [
      { extends: true, test: { name: 'plain', include: ['src/**/*.test.ts'], isolate: false } },
      {
        extends: true,
        test: { name: 'drawn', include: ['src/**/*.test.tsx'], setupFiles: ['src/vitest-drawn.ts'] },
      },
    ],
  },
}))
