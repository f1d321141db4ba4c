import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import preact from '@preact/preset-vite'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { sprite } from './plugins/sprite.ts'

/** The texts are in the Python package. */
const TEXTS = fileURLToPath(new URL('../src/wanderwall/i18n/', import.meta.url))
const TEXT = /(?:i18n|virtual:texts)\/(\w\w)(?:\/(\w+)\.ftl|$)/
/** The texts needed before the first push; those of other games and pages stay in separate files. */
const TOGETHER = ['words', 'start', 'table', 'sliding']
/** Texts that only the terminal and the server use. */
const ELSEWHERE = ['commands', 'preview']
/** Texts about other people, whom the offline page does not know. */
const OF_OTHERS = ['book', 'room', 'admin']

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
  enforce: 'pre',
  resolveId: (id) => (id.startsWith('virtual:texts/') ? `\0${id}` : undefined),
  load(id) {
    const file = /^(.*\.ftl)\?raw$/.exec(id)?.[1]
    if (file) {
      this.addWatchFile(file)
      return `export default ${JSON.stringify(readFileSync(file, 'utf8').replace(/^#.*\n/gm, ''))}` // less comments
    }
    if (!id.startsWith('\0virtual:texts/')) return
    const [, tongue] = TEXT.exec(id)!
    const areas = readdirSync(TEXTS + tongue).map((file) => file.replace('.ftl', ''))
    const files = areas.filter((area) => !elsewhere.includes(area))
    const path = (area: string) => JSON.stringify(`${TEXTS}${tongue}/${area}.ftl?raw`)
    return `export default {${files.map((area) => `${area}: () => import(${path(area)})`).join()}}`
  },
})

interface Graph {
  getModuleInfo(id: string): { importers: string[]; dynamicImporters: string[] } | null
}

const SOURCE = fileURLToPath(new URL('./src/', import.meta.url))
const fileOf = (id: string): string => id.split('?', 1)[0]!.split(SOURCE)[1] ?? ''
/** Folders of what a first game of classic shows, and the pictures of all games on the start page. */
const FIRST = /^((main|Offline)\.tsx|app\/(start|table)\/|games\/(sliding|classic)\/|games\/\w+\/thumb\.tsx)/

/** Whether this is a page that another folder brings, such as the one of a TV. */
const isOtherPage = (id: string, graph: Graph): boolean =>
  !FIRST.test(fileOf(id)) && !!graph.getModuleInfo(id)?.dynamicImporters.some((one) => fileOf(one) === 'App.tsx')

/** Whether only files that are loaded on demand need this one: a dialog, the end of a game. First pages are no such files. */
function isExtra(id: string, graph: Graph): boolean {
  const info = graph.getModuleInfo(id)
  if (!info || /^(main|Offline|app\/start\/Scene|games\/\w+\/(index|thumb))\.tsx$/.test(fileOf(id))) return false
  if (info.importers.length) return info.importers.every((one) => isExtra(one, graph) || isOtherPage(one, graph))
  return !info.dynamicImporters.some((one) => fileOf(one) === 'App.tsx')
}

/** The chunk of the first load; everything that its files import is part of it. */
const nameFirst = (id: string, graph: Graph): string | null =>
  FIRST.test(fileOf(id)) && !isExtra(id, graph) ? 'wanderwall' : null

/** The folder of a page, or the layer below all pages. */
const folderOf = (id: string): string => {
  const [top, folder] = fileOf(id).split('/')
  return top === 'app' ? folder! : top!
}

/** The folders of all files that cannot load without this one, its own among them. */
function usersOf(id: string, graph: Graph, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return new Set()
  seen.add(id)
  const users = graph.getModuleInfo(id)?.importers.flatMap((one) => [...usersOf(one, graph, seen)]) ?? []
  return new Set([folderOf(id), ...users])
}

/** Whether only a part that its own game loads on demand needs this file, such as the board in 3D. */
function isLazyPart(id: string, graph: Graph): boolean {
  const info = graph.getModuleInfo(id)
  if (info?.importers.length) return info.importers.every((one) => isLazyPart(one, graph))
  return !!info && !info.dynamicImporters.some((one) => fileOf(one) === 'games/index.ts')
}

/** Folders whose files the start page soon needs. */
const AT_START = ['start', 'shared', 'ui', 'net', 'device']

/**
 * The chunk of what is loaded later: what follows the start page, what several pages share, one for each folder of pages,
 * and for each game its code and its pictures of rules and lessons.
 */
function nameLater(id: string, graph: Graph): string | null {
  const [top, folder, ...file] = fileOf(id).split('/')
  if (!top) return null
  const users = usersOf(id, graph)
  if (AT_START.some((one) => users.has(one)) || (top === 'games' && !file.length)) return 'start'
  if (top === 'games' && id.endsWith('.json')) return `pictures-${folder}`
  if (top === 'games') return isLazyPart(id, graph) ? null : folder === 'classic' ? 'sliding' : folder!
  return top !== 'app' && top !== 'learn' ? null : users.size > 1 ? 'shared' : folderOf(id)
}

/** The offline page keeps all its files: what it soon needs comes at once, and is not packed with the others again. */
const nameFirstOffline = (id: string, graph: Graph): string | null =>
  nameLater(id, graph) === 'start' ? 'wanderwall' : nameFirst(id, graph)

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

/** Where each kind of build goes; the development page is built for tests (`npm run board`). */
const FOLDERS: Record<string, string> = {
  offline: '../src/wanderwall/server/offline_page',
  dev: '../build/dev',
}

export default defineConfig(({ mode }) => ({
  base: './', // the server may run under a path; it writes the relative addresses of its files into index.html
  plugins: [
    preact({ prefreshEnabled: false, devToolsEnabled: false }),
    texts(mode === 'offline' ? [...ELSEWHERE, ...OF_OTHERS] : ELSEWHERE),
    sprite(),
    splash(),
  ],
  build: {
    outDir: FOLDERS[mode] ?? '../src/wanderwall/server/page',
    emptyOutDir: true,
    assetsDir: 'assets',
    assetsInlineLimit: 0, // the content security policy allows no data: addresses in scripts or styles
    modulePreload: { polyfill: false },
    target: 'es2022',
    // what everybody needs to play comes as one script, one style and one file of texts: each step of finding out what
    // else is needed costs a round trip to the server before the board is shown
    rolldownOptions: {
      ...(mode === 'dev' && { input: 'dev.html' }),
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: textsOf, test: TEXT, priority: 1 },
            { name: mode === 'offline' ? nameFirstOffline : nameFirst, includeDependenciesRecursively: true },
            // the development page has no start page, and divides itself
            ...(mode === 'dev' ? [] : [{ name: nameLater }]),
          ],
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
