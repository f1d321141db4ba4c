import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import preact from '@preact/preset-vite'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { sprite } from './plugins/sprite.ts'

/** The texts are in the Python package. */
const TEXTS = fileURLToPath(new URL('../src/wanderwall/i18n/', import.meta.url))
const TEXT = /(?:i18n|virtual:texts)\/(\w\w)(?:\/(\w+)\.ftl)?/
/** The texts needed before the first push; those of other games and pages stay in separate files. */
const TOGETHER = ['words', 'problems', 'start', 'table', 'sliding']
/** Texts that only the terminal and the server use. */
const ELSEWHERE = ['commands', 'preview']
/** Texts about other people, whom the offline page does not know. */
const OF_OTHERS = ['book', 'club', 'host']

function textsOf(id: string): string {
  const [, tongue, area] = TEXT.exec(id)!
  return !area || TOGETHER.includes(area) ? `text-${tongue}` : `text-${tongue}-${area}`
}

/**
 * The texts of a language by area, each loaded on demand. The list is loaded with the first of them: the lists of all
 * languages would delay the first board.
 */
const texts = (elsewhere: string[]): Plugin => ({
  name: 'texts',
  resolveId: (id) => (id.startsWith('virtual:texts/') ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith('\0virtual:texts/')) return
    const [, tongue] = TEXT.exec(id)!
    const areas = readdirSync(TEXTS + tongue).map((file) => file.replace('.ftl', ''))
    const files = areas.filter((area) => !elsewhere.includes(area))
    const path = (area: string) => JSON.stringify(`${TEXTS}${tongue}/${area}.ftl?raw`)
    return `export default {${files.map((area) => `${area}: () => import(${path(area)})`).join()}}`
  },
})

/**
 * What a first game of classic shows: these files with everything they import. What they load on demand belongs to it
 * only if it is listed here.
 */
const FIRST = [
  'main.tsx',
  'app/start/Start.tsx',
  'app/start/Scene.tsx',
  'app/table/TablePage.tsx',
  'games/classic/index.tsx',
  'games/classic/thumb.tsx',
  'app/styles/lists.css', // of nearly every other page
  'app/start/watching.css',
].map((file) => fileURLToPath(new URL(`./src/${file}`, import.meta.url)))

/** Names the chunk of the first load; its files are collected at the first question, when every import is known. */
function nameFirst(): (id: string, graph: Graph) => string | null {
  const found = new Set<string>()
  const collect = (id: string, graph: Graph): void => {
    if (found.has(id)) return
    found.add(id)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) collect(imported, graph)
  }
  return (id, graph) => {
    if (!found.size) for (const file of FIRST) collect(file, graph)
    return found.has(id) ? 'wanderwall' : null
  }
}

interface Graph {
  getModuleInfo(id: string): { importedIds: string[] } | null
}

/** Nothing is drawn before the styles in the head have loaded: only the splash has its styles there, others follow. */
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
  base: './', // the server may run under a path; it writes the relative addresses of its files into index.html
  plugins: [
    preact({ prefreshEnabled: false, devToolsEnabled: false }),
    texts(mode === 'offline' ? [...ELSEWHERE, ...OF_OTHERS] : ELSEWHERE),
    sprite(),
    splash(),
  ],
  build: {
    outDir: mode === 'offline' ? '../src/wanderwall/server/offline_page' : '../src/wanderwall/server/page',
    emptyOutDir: true,
    assetsDir: 'assets',
    assetsInlineLimit: 0, // the content security policy allows no data: addresses in scripts or styles
    modulePreload: { polyfill: false },
    target: 'es2022',
    // what everybody needs to play comes as one script, one style and one file of texts: each step of finding out what
    // else is needed costs a round trip to the server before the board is shown
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: nameFirst() }, { name: textsOf, test: TEXT }],
        },
      },
    },
    chunkSizeWarningLimit: 800, // three.js, in its own chunk and loaded late
  },
  worker: { format: 'es' },
  server: {
    fs: { allow: ['..'] }, // for the texts
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: {
    environment: 'happy-dom',
    setupFiles: ['src/vitest-setup.ts'],
    testTimeout: 60_000,
    // a separate window takes longer than most tests: those that draw nothing share one
    projects: [
      { extends: true, test: { name: 'plain', include: ['src/**/*.test.ts'], isolate: false } },
      {
        extends: true,
        test: { name: 'drawn', include: ['src/**/*.test.tsx'], setupFiles: ['src/vitest-drawn.ts'] },
      },
    ],
  },
}))
