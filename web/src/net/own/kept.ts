/** Rows that this browser keeps: the tables of a page that is its own server. */

const NAME = 'wanderwall'
const STORE = 'rows'

/** The database; it fails where the browser keeps nothing. */
export function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1)
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

/** Keep rows, all or none, and then say so: what hindered it, or nothing. */
export function keep(db: IDBDatabase, rows: [string, string][]): Promise<string> {
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
