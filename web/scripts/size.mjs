// What the first game of classic costs, compressed: page, start, table and board, and the longest language's texts.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const LIMIT = 120_000
const VISITED = ['index.html', 'src/app/start/Start.tsx', 'src/app/table/TablePage.tsx', 'src/games/classic/index.tsx']
const LATER = /\/(towers|go|coach|learn|rules|commands)\.ftl/ // texts of other games and pages

const page = fileURLToPath(new URL('../../src/wanderwall/server/page/', import.meta.url))
const packed = (path) => gzipSync(readFileSync(join(page, path)), { level: 9 }).length
const manifest = JSON.parse(readFileSync(join(page, '.vite/manifest.json'), 'utf8'))

const files = new Set(['index.html'])
function visit(key) {
  const chunk = manifest[key]
  if (!chunk || files.has(chunk.file)) return
  files.add(chunk.file)
  for (const style of chunk.css ?? []) files.add(style)
  for (const next of chunk.imports ?? []) visit(next)
}
VISITED.forEach(visit)

const texts = {}
for (const [key, chunk] of Object.entries(manifest)) {
  const tongue = /i18n\/(\w\w)\/\w+\.ftl/.exec(key)?.[1]
  if (tongue && !LATER.test(key)) texts[tongue] = (texts[tongue] ?? 0) + packed(chunk.file)
}
const longest = Math.max(0, ...Object.values(texts))
const total = [...files].reduce((sum, path) => sum + packed(path), longest)
const told = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
for (const path of files) console.log(`  ${told(packed(path)).padStart(9)}  ${path}`)
console.log(`  ${told(longest).padStart(9)}  texts of one language`)
console.log(`first load ${told(total)} of ${told(LIMIT)}`)
if (total > LIMIT) process.exit(1)
