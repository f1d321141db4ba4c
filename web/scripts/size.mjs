// Compressed size of a first game of classic: the page with its script and style, the texts of the longest language, and
// the drawings.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const LIMIT = 120_000
const page = fileURLToPath(new URL('../../src/wanderwall/server/page/', import.meta.url))
const packed = (path) => gzipSync(readFileSync(join(page, path)), { level: 9 }).length

const html = readFileSync(join(page, 'index.html'), 'utf8')
const asked = [...html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)].map(([, path]) => path)
const texts = readdirSync(join(page, 'assets')).filter((name) => /^text-\w\w-[\w-]{8}\.js$/.test(name))
const sprite = readdirSync(join(page, 'assets')).find((name) => /^sprite-[\w-]{8}\.svg$/.test(name))
if (
  !sprite ||
  !asked.some((path) => path.endsWith('.js')) ||
  !asked.some((path) => path.endsWith('.css')) ||
  texts.length !== 7
)
  throw new Error('the build looks otherwise than this script knows: see vite.config.ts')

const longest = texts.map((name) => `assets/${name}`).sort((a, b) => packed(b) - packed(a))[0]
const files = ['index.html', ...asked, longest, `assets/${sprite}`]
const told = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
for (const path of files) console.log(`  ${told(packed(path)).padStart(9)}  ${path}`)
const total = files.reduce((sum, path) => sum + packed(path), 0)
console.log(`first load ${told(total)} of ${told(LIMIT)}`)
if (total > LIMIT) process.exit(1)
