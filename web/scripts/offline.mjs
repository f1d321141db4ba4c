// The folder without a server: what Vite built, Python for browsers, and as much of our Python as a table needs,
// compiled by the very Python that will run it.
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { loadPyodide } from 'pyodide'

const LIMIT = 7_000_000
const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const SOURCE = here('../../src/')
const PYODIDE = here('../node_modules/pyodide/')
const OUT = here('../../src/wanderwall/server/alone/')
const TEXTS = here('../../src/wanderwall/i18n/')

/** Of our package: what a table, its bots and its coach are made of, and the data they read. */
const OURS =
  /^wanderwall\/(__init__\.py|problem\.py|(board|game|games|match|bots|coach|puzzles|kernel)\/.*\.(py|toml|txt)|server\/(__init__|clock|json_bytes)\.py|server\/(table|processes|desk|offline|live)\/.*\.py|server\/storage\/(__init__|store|writer)\.py)$/
/** What of that is for servers, for the compiler, or for programs of others. */
const NOT_OURS =
  /^wanderwall\/(server\/live\/(connection|conversation|club|reading|caretaker|redis_bus|turns)|server\/processes\/child|kernel\/(?!__init__)|bots\/(external|compiled)|bots\/classic\/nets\/)/
/** Modules that only the compiled engine has a use for. */
const COMPILED = /^(import numpy|from (numpy|numba|wanderwall\.kernel\.)\b)/m
/** Of Python's own library: what no table will ever ask for. */
const NOT_NEEDED = [
  'antigravity argparse bdb cProfile calendar cmd compileall compression configparser csv ctypes curses',
  'dbm difflib distutils doctest email ensurepip fileinput filecmp fractions ftplib getopt getpass gettext graphlib',
  'html http idlelib imaplib importlib/metadata lib2to3 logging/config',
  'logging/handlers mailbox mimetypes modulefinder multiprocessing netrc nturl2path optparse pdb pickletools',
  'platform plistlib poplib pprint profile pstats pty py_compile pyclbr pydoc pydoc_data quopri rlcompleter runpy sched',
  'shelve smtplib socketserver sqlite3 ssl statistics stringprep symtable tabnanny tarfile test this timeit tkinter',
  'trace tracemalloc tty turtle turtledemo unittest urllib/request urllib/robotparser uuid venv wave webbrowser',
  'wsgiref xml xmlrpc zipapp zoneinfo _aix_support _android_support _apple_support _ios_support _osx_support',
  '_pydatetime _pydecimal _pyio _pyrepl asyncio/windows_events asyncio/windows_utils asyncio/tools',
  '_sysconfigdata__emscripten_wasm32-emscripten sysconfig _strptime gzip lzma bz2 _ssl _markupbase code colorsys __hello__',
  '__phello__ sre_compile sre_constants sre_parse zipimport importlib/_bootstrap importlib/_bootstrap_external',
  'asyncio/__main__ asyncio/proactor_events concurrent/futures/process concurrent/futures/interpreter',
  'concurrent/interpreters pyodide/console pyodide/http pyodide/_nodesock_transport',
]
  .flatMap((line) => line.split(' '))
  .map((name) => `${name}(?:/|\\.)`)
  .concat('encodings/(?!(?:__init__|aliases|ascii|cp437|idna|latin_1|utf_8)\\.)')
  .join('|')

const told = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`
const files = (folder) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort()

// ── Python ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

const python = await loadPyodide()
python.FS.mkdirTree('/out')
const modules = files(SOURCE)
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => OURS.test(name) && !NOT_OURS.test(name) && !COMPILED.test(readFileSync(join(SOURCE, name), 'utf8')))
for (const name of modules) {
  python.FS.mkdirTree(dirname(`/source/${name}`))
  python.FS.writeFile(`/source/${name}`, readFileSync(join(SOURCE, name)))
}
const zipped = python.runPython(`
import importlib._bootstrap_external as loading, io, json, pathlib, re, sys, zipfile

def compiled(name, source):
    """Without a time in it, so that what was built twice is the same."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return bytes(loading._code_to_hash_pyc(code, b"wander" + b"ll", False))

def zip_of(files):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for name, data in sorted(files.items()):
            if name.endswith(".py"):
                name, data = name + "c", compiled(name, data)
            packed.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED, 9)
    return out.getvalue()

def ours():
    root = pathlib.Path("/source")
    return zip_of({str(path.relative_to(root)): path.read_bytes() for path in root.rglob("*") if path.is_file()})

def library(not_needed):
    path = next(path for path in sys.path if path.endswith(".zip"))
    with zipfile.ZipFile(path) as packed:
        return zip_of({name: packed.read(name) for name in packed.namelist()
                       if not name.endswith("/") and not re.match(not_needed, name)})

def games():
    sys.path.insert(0, "/source")
    from wanderwall.server.table.catalogue import catalogue
    return json.dumps(catalogue(), ensure_ascii=False, separators=(",", ":"))

def write(not_needed):
    pathlib.Path("/out/wanderwall.zip").write_bytes(ours())
    pathlib.Path("/out/stdlib.zip").write_bytes(library(not_needed))
    pathlib.Path("/out/games.json").write_text(games())

write
`)
zipped(NOT_NEEDED)
mkdirSync(join(OUT, 'pyodide'), { recursive: true })
for (const name of ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm'])
  copyFileSync(PYODIDE + name, `${OUT}pyodide/${name}`)
const lock = JSON.parse(readFileSync(`${PYODIDE}pyodide-lock.json`, 'utf8'))
writeFileSync(`${OUT}pyodide/pyodide-lock.json`, JSON.stringify({ ...lock, packages: {} })) // no library of others is loaded
for (const name of ['wanderwall.zip', 'stdlib.zip'])
  writeFileSync(`${OUT}pyodide/${name}`, python.FS.readFile(`/out/${name}`))
writeFileSync(`${OUT}games.json`, python.FS.readFile('/out/games.json'))

// ── the page ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Sentences for where the page cannot read its own texts, by language. */
function said(...ids) {
  const sentences = (language) => {
    const text = readFileSync(`${TEXTS}${language}/offline.ftl`, 'utf8')
    return ids.map((id) => [id, new RegExp(`^${id} = (.*)$`, 'm').exec(text)[1]])
  }
  const languages = readdirSync(TEXTS).filter((name) => /^[a-z]{2}$/.test(name))
  return Object.fromEntries(languages.map((language) => [language, Object.fromEntries(sentences(language))]))
}
/** A file of scripts/ with what the build knows in it. */
const written = (name, ...words) =>
  words.reduce((text, [before, after]) => text.replace(before, () => after), readFileSync(here(name), 'utf8'))
const SAID = 'const SAID = {}'

rmSync(`${OUT}robots.txt`, { force: true })
writeFileSync(
  `${OUT}opened.js`,
  written('opened.js', [SAID, `const SAID = ${JSON.stringify(said('offline-file', 'offline-missing'))}`]),
)
const index = readFileSync(`${OUT}index.html`, 'utf8')
writeFileSync(`${OUT}index.html`, index.replace('<script', '<script src="./opened.js"></script>\n    <script'))
const kept = files(OUT).filter((name) => name !== 'sw.js' && name !== '404.html')
const version = createHash('sha256')
for (const name of kept) version.update(name).update(readFileSync(join(OUT, name)))
writeFileSync(
  `${OUT}sw.js`,
  written(
    'sw.js',
    ['const FILES = []', `const FILES = ${JSON.stringify(kept.map((name) => `./${relative('.', name)}`))}`],
    ["const VERSION = ''", `const VERSION = '${version.digest('hex').slice(0, 12)}'`],
  ),
)
writeFileSync(`${OUT}404.html`, written('404.html', [SAID, `const SAID = ${JSON.stringify(said('offline-missing'))}`]))

// ── its size ───────────────────────────────────────────────────────────────────────────────────────────────────────────

const sizes = kept.map((name) => [name, gzipSync(readFileSync(join(OUT, name)), { level: 9 }).length])
for (const [name, bytes] of sizes.toSorted(([, a], [, b]) => b - a).slice(0, 6))
  console.log(`  ${told(bytes)}  ${name}`)
const total = sizes.reduce((sum, [, bytes]) => sum + bytes, 0)
console.log(`${kept.length} files, ${told(total)} compressed, of ${told(LIMIT)}`)
if (total > LIMIT) process.exit(1)
