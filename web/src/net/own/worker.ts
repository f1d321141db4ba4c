/** The worker that runs the server of the offline page, and the workers it starts for bots and coach. */
import { storeRows, open, rows } from './kept'
import type { Parts } from './parts'
import { python } from './python'

export interface Start {
  root: string
  parts: Parts
  /** quick, slow: a worker that only computes. */
  helper?: string
}

type MessageHandler = (text: string) => void

addEventListener('message', ({ data }: MessageEvent<Start>) => void (data.helper ? help(data) : serve(data)), {
  once: true,
})

/** Messages of a worker: an answer, the code of a problem, that it has started, and that its helpers have. */
export type WorkerMessage = string | { broken: string } | { begun: true } | { ready: true }

const post = (message: WorkerMessage): void => self.postMessage(message)

async function serve({ root, parts }: Start): Promise<void> {
  const waiting: string[] = []
  let hear: MessageHandler = (text) => void waiting.push(text)
  addEventListener('message', ({ data }: MessageEvent<string>) => hear(data))
  try {
    const db = await open(root).catch(() => null)
    if (!db) return post({ broken: 'offline.no_storage' })
    const [browser, kept] = await Promise.all([python(root, parts), rows(db)])
    const onMessage = await browser.serve(
      JSON.stringify(kept),
      (text: string) => storeRows(db, JSON.parse(text) as [string, string][]),
      // not before the tables are loaded: two that start at once wait for each other
      (kind: string) => new BotWorker({ root, parts, helper: kind }, () => post({ ready: true })),
      post,
    )
    hear = onMessage
    post({ begun: true })
    for (const text of waiting) onMessage(text) // not by forEach: Python takes one argument, not three
  } catch (error) {
    console.error(error)
    post({ broken: 'offline.no_python' })
  }
}

/** Another worker that computes; it answers one request after the other. */
class BotWorker {
  ready = false
  private readonly worker: Worker
  private readonly waiting: { resolve: (text: string) => void; reject: (error: Error) => void }[] = []

  constructor(
    start: Start,
    private readonly begun: () => void,
  ) {
    this.worker = new Worker(self.location.href, { type: 'module', name: start.helper })
    this.worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if (typeof data === 'string') this.waiting.shift()?.resolve(data)
      else if ('broken' in data) this.fail()
      else {
        this.ready = true
        this.begun()
      }
    }
    this.worker.onerror = () => this.fail()
    this.worker.postMessage(start)
  }

  ask(text: string): Promise<string> {
    this.worker.postMessage(text)
    return new Promise((resolve, reject) => this.waiting.push({ resolve, reject }))
  }

  end(): void {
    this.worker.terminate()
    this.fail()
  }

  private fail(): void {
    this.begun() // or never will: do not wait for it
    for (const { reject } of this.waiting.splice(0)) reject(new Error('the worker has ended'))
  }
}

async function help({ root, parts, helper: kind }: Start): Promise<void> {
  const waiting: string[] = []
  let hear: MessageHandler = (text) => void waiting.push(text)
  addEventListener('message', ({ data }: MessageEvent<string>) => hear(data))
  try {
    const browser = await python(root, parts, kind === 'quick')
    const answer = browser.listen()
    hear = (text) => post(answer(text))
    for (const text of waiting) hear(text)
    post({ ready: true })
  } catch (error) {
    console.error(error)
    post({ broken: 'offline.no_python' })
  }
}
