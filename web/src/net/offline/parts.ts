/**
 * What the page fetches before it can play: Python, its library and ours, packed. They are fetched once, by the page,
 * and passed to its workers; what has arrived stays, and what has not can be tried again.
 */
import { root, withRoot } from '../../device/root'
import { Refusal } from '../protocol'
import { downloadProgress } from '../transport'

/** The contents of kept.json, which the build writes. */
export interface OfflineManifest {
  parts: Record<'python' | 'loader' | 'library' | 'game', { file: string; bytes: number }>
  /** All bytes to fetch until the page works without a network. */
  bytes: number
}

/** What a worker needs to run Python. */
export interface Parts {
  module: WebAssembly.Module
  loader: Blob
  library: Blob
  game: Blob
  /** Identifies these files: other contents have another name. */
  name: string
}

/** Where sw.js finds what has already been fetched. */
const FETCHED = `wanderwall ${new URL(root, location.href).href} parts`

const downloads = new Map<string, Promise<unknown>>()

/** Fetch a file, or take it from an earlier try. It fails with the file's name, which the page shows. */
export function once<T>(file: string, unpack: (answer: Response) => Promise<T>): Promise<T> {
  const found = downloads.get(file) as Promise<T> | undefined
  if (found) return found
  const coming = answerOf(file).then(unpack)
  downloads.set(file, coming)
  return coming.catch((error: unknown) => {
    downloads.delete(file)
    throw error instanceof Refusal ? error : new Refusal('offline.damaged', '', { file })
  })
}

async function answerOf(file: string): Promise<Response> {
  const answer = await fetch(withRoot(`/${file}`)).catch(() => {
    throw new Refusal('offline.unreached', '', { file })
  })
  if (!answer.ok) throw new Refusal('offline.absent', '', { file })
  return answer
}

const unpack = (answer: Response): ReadableStream<Uint8Array> =>
  answer.body!.pipeThrough(new DecompressionStream('gzip') as TransformStream<Uint8Array, Uint8Array>)

export const unpackJson = (answer: Response): Promise<unknown> => new Response(unpack(answer)).json()

const unpackBlob =
  (type: string) =>
  async (answer: Response): Promise<Blob> =>
    new Blob([await new Response(unpack(answer)).arrayBuffer()], { type })

const compile = (answer: Response): Promise<WebAssembly.Module> =>
  WebAssembly.compileStreaming(new Response(unpack(answer), { headers: { 'Content-Type': 'application/wasm' } }))

/** All parts, fetched at the same time. */
export async function fetchParts(): Promise<Parts> {
  const { parts } = await once<OfflineManifest>('kept.json', (answer) => answer.json() as Promise<OfflineManifest>)
  const all = Object.values(parts).reduce((sum, { bytes }) => sum + bytes, 0)
  const had: Record<string, number> = {}
  const shown = !navigator.serviceWorker?.controller // files that are kept here load at once
  if (shown) downloadProgress.value = { had: 0, all }
  const part = <T>({ file }: { file: string }, unpack: (answer: Response) => Promise<T>): Promise<T> =>
    once(file, (answer) => {
      had[file] = 0
      const counted = answer.body!.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, out) {
            had[file]! += chunk.length
            if (shown) downloadProgress.value = { had: Object.values(had).reduce((sum, bytes) => sum + bytes), all }
            out.enqueue(chunk)
          },
        }),
      )
      const [now, later] = counted.tee()
      void passToServiceWorker(file, new Response(later)).catch(() => undefined) // no space: sw.js reports it later
      return unpack(new Response(now))
    })
  const [module, loader, library, game] = await Promise.all([
    part(parts.python, compile),
    part(parts.loader, unpackBlob('text/javascript')),
    part(parts.library, unpackBlob('application/zip')),
    part(parts.game, unpackBlob('application/zip')),
  ])
  const name = Object.values(parts)
    .map(({ file }) => file)
    .join()
  return { module, loader, library, game, name }
}

/** Pass a file to sw.js, which starts later: it need not be fetched again. */
async function passToServiceWorker(file: string, answer: Response): Promise<void> {
  if (navigator.serviceWorker?.controller) return void (await answer.body?.cancel())
  await (await caches.open(FETCHED)).put(withRoot(`/${file}`), answer)
}
