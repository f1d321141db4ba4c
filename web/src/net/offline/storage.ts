/** Rows stored in this browser: the tables of the offline page. */

const STORE = 'rows'

/** The database that this address names; it fails if the browser stores nothing. */
export function open(stored: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(`wanderwall ${new URL(stored).pathname}`, 1)
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE)
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })
}

/** All rows, by name. */
export async function rows(db: IDBDatabase): Promise<[string, string][]> {
  const store = db.transaction(STORE).objectStore(STORE)
  const [names, texts] = await Promise.all([done(store.getAllKeys()), done(store.getAll())])
  return names.map((name, n) => [String(name), String(texts[n])])
}

const done = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })

/** Whether a game is in progress: only then is a list of them worth waiting for. */
export async function hasRunningGame(stored: string): Promise<boolean> {
  const db = await open(stored)
  const store = db.transaction(STORE).objectStore(STORE)
  const [tables, summaries] = await Promise.all([
    done(store.count(keyRange('table'))),
    done<unknown[]>(store.getAll(keyRange('summary'))),
  ])
  db.close()
  return tables > summaries.filter((text) => /^\["(over|closed)"/.test(String(text))).length
}

/** The key range of the rows of a kind, `kind ID`. */
const keyRange = (kind: string): IDBKeyRange => IDBKeyRange.bound(`${kind} `, `${kind}!`)

/** Store rows, all or none; resolves to what prevented it, or an empty string. */
export function storeRows(db: IDBDatabase, rows: [string, string][]): Promise<string> {
  return new Promise((resolve) => {
    const failed = (error: DOMException | null | undefined) =>
      resolve(error?.name === 'QuotaExceededError' ? 'offline.full' : 'offline.not_kept')
    try {
      const transaction = db.transaction(STORE, 'readwrite')
      transaction.oncomplete = () => resolve('')
      transaction.onabort = () => failed(transaction.error)
      for (const [name, text] of rows) transaction.objectStore(STORE).put(text, name)
      transaction.commit()
    } catch (error) {
      failed(error as DOMException)
    }
  })
}
