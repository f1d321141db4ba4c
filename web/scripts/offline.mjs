// Builds the offline folder: the output of Vite, Python for browsers, and as much of our Python as a table needs,
// compiled by the same Python that will run it.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadPyodide } from 'pyodide'
import { build } from 'vite'

/** Bytes of a whole first visit, on web space that compresses nothing. */
const LIMIT = 5_450_000
const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const SOURCE = here('../../src/')
const PYODIDE = here('../node_modules/pyodide/')
const OUT = here('../../src/wanderwall/server/offline_page/')
const TEXTS = here('../../src/wanderwall/i18n/')

/** Files of our package: what a table, its bots and its coach consist of, and the data they read. */
const OURS =
  /^wanderwall\/(__init__\.py|problem\.py|(board|game|games|match|encoding|solver|bots|coach|puzzles|kernel)\/.*\.(py|toml|txt)|server\/(__init__|clock|ids|json_bytes|old_names|services|settings)\.py|server\/(tables|workers|offline|live|sockets)\/.*\.py|server\/api\/(__init__|archive|call|puzzles|read|requests|responses|routes|solved|tables)\.py|server\/(book|rooms)\/(__init__|types)\.py|server\/storage\/(__init__|store|writer)\.py)$/
/** Files among them that are for servers, for the compiler or for external programs. */
const NOT_OURS =
  /^wanderwall\/(server\/live\/(codes|redis_bus|rooms)|server\/sockets\/(protocol|room_session|websocket)|server\/tables\/ratings|server\/workers\/worker_main|kernel\/(?!__init__)|coach\/film|games\/classic\/editions\/study|match\/beliefs|solver\/(bulk|small_mazes)|bots\/external|bots\/classic\/nets\/)/
/** Modules that only the compiled engine uses. */
const COMPILED = /^(import numpy|from (numpy|numba|wanderwall\.kernel\.)\b)/m
/** Modules of Python's standard library that no table needs. */
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
  'concurrent/interpreters concurrent/futures/thread pyodide/console pyodide/http pyodide/_nodesock_transport',
  'pyodide/ffi/wrappers _ast_unparse _py_abc _pylong json/tool json/__main__ zipfile/__main__ pathlib/types',
  'importlib/resources/simple queue shlex urllib ipaddress',
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
const packing = python.runPython(`
import ast, importlib._bootstrap_external as loading, io, json, pathlib, re, sys, types, zipfile

def shorten(code):
    """All of a function on its first line: the other numbers would be a third of what is fetched."""
    units = len(code.co_code) // 2
    lines = bytes([0xEF, 0]) * (units // 8) + (bytes([0xE8 | units % 8 - 1, 0]) if units % 8 else b"")
    parts = tuple(shorten(part) if isinstance(part, types.CodeType) else part for part in code.co_consts)
    return code.replace(co_consts=parts, co_linetable=lines)

class Silent(ast.NodeTransformer):
    """Without what only the manual, the OpenAPI and type checkers read: sentences of keys, and keys of typed dicts."""

    def visit_ClassDef(self, node):
        self.generic_visit(node)
        if not node.decorator_list and not any(isinstance(one, ast.Name) and one.id == "NamedTuple" for one in node.bases):
            body = [one for one in node.body if not isinstance(one, ast.AnnAssign) or one.value]
            node.body = body or [ast.Pass()]
        return node

    def visit_Subscript(self, node):
        self.generic_visit(node)
        if not (isinstance(node.value, ast.Name) and node.value.id == "Annotated"):
            return node
        kind, *more = node.slice.elts
        more = [one for one in more if not (isinstance(one, ast.Constant) and isinstance(one.value, str))]
        node.slice.elts = [kind, *more]
        return node if more else kind

class Bare(Silent):
    """Without the types of arguments and results, which only the table of routes reads where it runs."""

    def visit_arg(self, node):
        node.annotation = None
        return node

    def visit_FunctionDef(self, node):
        node.returns = None
        return self.generic_visit(node)

    visit_AsyncFunctionDef = visit_FunctionDef

def compile_module(name, source):
    """Without a time in it, so that what is built twice is the same."""
    less = Silent() if name.startswith("wanderwall/server/api/") else Bare()
    tree = ast.fix_missing_locations(less.visit(ast.parse(source))) if name.startswith("wanderwall/") else source
    code = shorten(compile(tree, name, "exec", dont_inherit=True, optimize=2))
    return bytes(loading._code_to_hash_pyc(code, b"wander" + b"ll", False))

def bundle(files):
    """An archive that is compressed as a whole, later: that is smaller than file by file."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name, data in sorted(files.items()):
            if name.endswith(".py"):
                name, data = name + "c", compile_module(name, data)
            archive.writestr(zipfile.ZipInfo(name), data)
    return out.getvalue()

def game():
    root = pathlib.Path("/source")
    return bundle({str(path.relative_to(root)): path.read_bytes() for path in root.rglob("*") if path.is_file()})

def library(not_needed):
    """Less what is part of Python's binary, too."""
    frozen = {name.replace(".", "/") for name, one in sys.modules.items() if one.__spec__ and one.__spec__.origin == "frozen"}
    path = next(path for path in sys.path if path.endswith(".zip"))
    with zipfile.ZipFile(path) as archive:
        names = [name for name in archive.namelist() if not name.endswith("/") and not re.match(not_needed, name)]
        return bundle({name: archive.read(name) for name in names if name.removesuffix(".py") not in frozen})

def games():
    sys.path.insert(0, "/source")
    from wanderwall.server.tables.catalogue import catalogue
    return json.dumps(catalogue(), ensure_ascii=False, separators=(",", ":"))

types.SimpleNamespace(game=game, library=library, games=games)
`)
/** Bytes that Python returned. */
const bytes = (proxy) => {
  const held = proxy.toJs()
  proxy.destroy()
  return held
}
const hash = (...parts) =>
  parts
    .reduce((sum, part) => sum.update(part), createHash('sha256'))
    .digest('hex')
    .slice(0, 12)

/** Compress as gzip with libdeflate at its best level: 4 % smaller than zlib, and any gunzip reads it. */
function pack(data) {
  const code = 'import sys, deflate; sys.stdout.buffer.write(deflate.gzip_compress(sys.stdin.buffer.read(), 12))'
  return execFileSync(process.env.PYTHON ?? 'python3', ['-c', code], { input: data, maxBuffer: data.length + 1024 })
}

/** Pyodide as one script, with the answers it would look up in a lock file: no third-party library is loaded. */
const { info } = JSON.parse(readFileSync(`${PYODIDE}pyodide-lock.json`, 'utf8'))
const ENTRY = `
export { loadPyodide } from ${JSON.stringify(`${PYODIDE}pyodide.mjs`)}
export { default as createPyodideModule } from ${JSON.stringify(`${PYODIDE}pyodide.asm.mjs`)}
export const lockFileContents = ${JSON.stringify({ info, packages: {} })}`
const { output } = await build({
  configFile: false,
  logLevel: 'error',
  plugins: [
    {
      name: 'pyodide',
      enforce: 'pre',
      resolveId: (id) => (id === 'virtual:pyodide' ? id : null),
      load: (id) => (id === 'virtual:pyodide' ? ENTRY : null),
    },
  ],
  build: {
    write: false,
    target: 'es2022',
    minify: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'virtual:pyodide',
      preserveEntrySignatures: 'strict',
      external: [/^node:/, 'ws'],
      output: { codeSplitting: false },
    },
  },
})

/** What the page fetches by itself before it can play, see parts.ts. File names change with their contents. */
const PARTS = {
  python: readFileSync(`${PYODIDE}pyodide.asm.wasm`),
  loader: Buffer.from(output[0].code),
  library: bytes(packing.library(NOT_NEEDED)),
  game: bytes(packing.game()),
}
mkdirSync(join(OUT, 'pyodide'), { recursive: true })
const parts = {}
for (const [part, data] of Object.entries(PARTS)) {
  const file = `pyodide/${part}-${hash(data)}.bin` // not .gz: some servers would unpack it in transit
  const small = pack(data)
  writeFileSync(OUT + file, small)
  parts[part] = { file, bytes: small.length }
}
writeFileSync(`${OUT}games.bin`, pack(Buffer.from(packing.games())))

// ── the page ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Sentences, by language, for cases where the page cannot read its own texts. */
function said(...ids) {
  const sentences = (language) => {
    const text = ['offline', 'start'].map((area) => readFileSync(`${TEXTS}${language}/${area}.ftl`, 'utf8')).join('\n')
    return ids.map((id) => [id, new RegExp(`^${id} = (.*)$`, 'm').exec(text)[1]])
  }
  const languages = readdirSync(TEXTS).filter((name) => /^[a-z]{2}$/.test(name))
  return Object.fromEntries(languages.map((language) => [language, Object.fromEntries(sentences(language))]))
}
/** A file of scripts/ with the values of this build filled in. */
const written = (name, ...words) =>
  words.reduce((text, [before, after]) => text.replace(before, () => after), readFileSync(here(name), 'utf8'))
const SAID = 'const SAID = {}'

rmSync(`${OUT}robots.txt`, { force: true })
writeFileSync(
  `${OUT}opened.js`,
  written('opened.js', [SAID, `const SAID = ${JSON.stringify(said('offline-file', 'offline-absent', 'page-again'))}`]),
)
const index = readFileSync(`${OUT}index.html`, 'utf8')
writeFileSync(`${OUT}index.html`, index.replace('<script', '<script src="./opened.js"></script>\n    <script'))

/** Everything is kept except pictures that only a home screen shows, and what is for push messages and for invitations. */
const NOT_KEPT = /^(sw\.js|404\.html|push\.js|kept\.json|assets\/qrcode-.*|.*\.(png|ico))$/
const kept = files(OUT).filter((name) => !NOT_KEPT.test(name))
const first = new Set([
  'index.html',
  'opened.js',
  'games.bin',
  ...[...index.matchAll(/="\.\/([^"]+)"/g)].map(([, name]) => name),
  ...kept.filter((name) => name.startsWith('assets/sprite-')), // the start page shows it
])
/** Files not yet fetched when the game is kept come as one file: name and length of each, then their contents. */
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.svg': 'image/svg+xml' }
/** Alike files are neighbours, such as the texts of an area in all languages with their ids: that packs 4 % smaller. */
const alike = (name) => extname(name) + name.replace(/text-(\w\w)(-[a-z]+|)-(?=[\w-]{8}\.)/, 'text$2-$1-')
const later = kept
  .filter((name) => !first.has(name) && !name.startsWith('pyodide/') && extname(name) in TYPES)
  .sort((a, b) => (alike(a) < alike(b) ? -1 : 1))
const contents = later.map((name) => readFileSync(OUT + name))
const head = later.map((name, n) => [`./${name}`, TYPES[extname(name)], contents[n].length])
const rest = pack(Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...contents]))
const restFile = `rest-${hash(rest)}.bin`
writeFileSync(OUT + restFile, rest)

const loose = kept.filter((name) => !later.includes(name))
const total = rest.length + loose.reduce((sum, name) => sum + statSync(OUT + name).size, 0)
const about = JSON.stringify({ parts, bytes: total, files: kept.length + 1 })
writeFileSync(`${OUT}kept.json`, about)
const version = hash(about, ...kept.flatMap((name) => [name, readFileSync(OUT + name)]))
const fill = (name, value) => [`const ${name} = ''`, `const ${name} = ${JSON.stringify(value)}`]
writeFileSync(
  `${OUT}sw.js`,
  written(
    'sw.js',
    fill(
      'FILES',
      [...kept, 'kept.json'].map((name) => `./${name}`),
    ),
    fill('REST', `./${restFile}`),
    fill('VERSION', version),
  ),
)
const [noscript] = /<noscript>.*<\/noscript>/s.exec(index)
writeFileSync(
  `${OUT}404.html`,
  written(
    '404.html',
    ['<noscript></noscript>', noscript],
    [SAID, `const SAID = ${JSON.stringify(said('offline-missing'))}`],
  ),
)

// ── its size ───────────────────────────────────────────────────────────────────────────────────────────────────────────

const sizes = [...loose.map((name) => [name, statSync(OUT + name).size]), [restFile, rest.length]]
for (const [name, size] of sizes.toSorted(([, a], [, b]) => b - a).slice(0, 8)) console.log(`  ${told(size)}  ${name}`)
console.log(`${kept.length} files, ${told(total)} to fetch, of ${told(LIMIT)}`)
if (total > LIMIT) process.exit(1)
