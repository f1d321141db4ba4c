/**
 * The drawings of buttons, treasures, bots and friendly signs as SVG files, used by reference: they are cached like a script and never
 * parsed as one. Colours of the page reach them by inheritance (`currentColor` and variables); its rules do not.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { PATHS, SOLID } from '../src/ui/icons.ts'

const ICONS = fileURLToPath(new URL('../../src/wanderwall/draw/icons/', import.meta.url))
const OURS = fileURLToPath(new URL('../src/ui/', import.meta.url))

const namesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -'.svg'.length))

const contentOf = (file: string): string =>
  readFileSync(file, 'utf8').replace(/^[^<]*<svg[^>]*>|<\/svg>\s*$|<!--.*?-->|\n\s*/g, '')

/** Emblems of the sea on the start page. The others are in a second file, with the signs: most first games need neither. */
const ON_THE_START_PAGE = ['compass', 'heart']

const sheet = (drawings: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg"><defs>${drawings.join('')}</defs></svg>`

/** A treasure or emblem: a symbol, which is drawn in any size and cut off at its edge. */
const thing = (folder: string) => (name: string) =>
  `<symbol id="thing-${name}" viewBox="0 0 64 64">${contentOf(`${ICONS}${folder}/${name}.svg`)}</symbol>`

const own = (kind: string) => (name: string) =>
  `<g id="${kind}-${name}">${contentOf(`${OURS}${kind}s/${name}.svg`)}</g>`

/** The two files, and the names of what is in them. */
function draw() {
  const [treasures, emblems] = [namesIn(`${ICONS}treasures`), namesIn(`${ICONS}sea`)]
  const [portraits, signs] = [namesIn(`${OURS}portraits`), namesIn(`${OURS}signs`)]
  const sea = emblems.filter((name) => !ON_THE_START_PAGE.includes(name))
  const icons = Object.entries(PATHS).map(([name, path]) => {
    const solid = (SOLID as readonly string[]).includes(name) ? ' fill="currentColor" stroke="none"' : ''
    return `<path id="icon-${name}" d="${path}"${solid}/>`
  })
  const files = {
    sprite: sheet([
      ...icons,
      ...treasures.map(thing('treasures')),
      ...ON_THE_START_PAGE.map(thing('sea')),
      ...portraits.map(own('portrait')),
    ]),
    sea: sheet([...sea.map(thing('sea')), ...signs.map(own('sign'))]),
  }
  return { files, sea, things: [...treasures, ...ON_THE_START_PAGE], portraits, signs }
}

/** `virtual:sprite`: references into the files, and the names of what has a drawing. */
export const sprite = (): Plugin => ({
  name: 'sprite',
  resolveId: (id) => (id === 'virtual:sprite' ? `\0${id}` : undefined),
  load(id) {
    if (id !== '\0virtual:sprite') return
    const { files, sea, things, portraits, signs } = draw()
    const building = this.environment.mode === 'build'
    const address = (name: 'sprite' | 'sea') =>
      building
        ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: `${name}.svg`, source: files[name] })}`
        : `'/${name}.svg'`
    return `
      const sprite = ${address('sprite')}, sea = ${address('sea')}
      const SEA = new Set(${JSON.stringify(sea)})
      export const THINGS = new Set([...SEA, ...${JSON.stringify(things)}])
      export const PORTRAITS = new Set(${JSON.stringify(portraits)}), SIGNS = new Set(${JSON.stringify(signs)})
      export const drawingHref = (kind, name) =>
        (kind === 'sign' || (kind === 'thing' && SEA.has(name)) ? sea : sprite) + '#' + kind + '-' + name`
  },
  configureServer(server) {
    for (const name of ['sprite', 'sea'] as const)
      server.middlewares.use(`/${name}.svg`, (_, answer) => {
        answer.setHeader('Content-Type', 'image/svg+xml').end(draw().files[name])
      })
  },
})
