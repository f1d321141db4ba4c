import { useRef, useState } from 'preact/hooks'
import { say, texts } from '../../i18n'
import { api } from '../../net/api'
import { keep } from '../../net/keys'
import { Refusal } from '../../net/protocol'
import { Button } from '../../ui/Button'
import { showError } from '../complain'
import { useFetch } from '../fetched'
import { rememberTable } from '../made'
import { go } from '../router'

/** Bytes: no game is longer, and a server accepts no more at once. */
const MOST = 15_000

/** Import a game that was saved as text, by anyone: continue it here, or replay it. */
export function ImportRecord() {
  const words = useFetch(() => texts('offline'), [])
  const [busy, setBusy] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  if (words.value === null) return null

  async function importRecord(chosen: File | undefined) {
    if (!chosen) return
    setBusy(true)
    try {
      if (chosen.size > MOST) throw new Refusal('record.unreadable', '', { line: 1 })
      const { table, keys } = await api.importRecord(await chosen.text())
      keep(table.id, keys)
      rememberTable(table.id)
      go(`/${table.status === 'over' ? 'r' : 't'}/${table.id}`)
    } catch (error) {
      showError(error)
      setBusy(false)
    }
  }
  return (
    <p class="bring">
      <Button icon="list" busy={busy} onClick={() => file.current?.click()}>
        {say('offline-bring')}
      </Button>
      <small>{say('offline-bring-how')}</small>
      <input
        ref={file}
        type="file"
        accept=".txt,text/plain"
        hidden
        onChange={({ currentTarget }) => {
          void importRecord(currentTarget.files?.[0])
          currentTarget.value = '' // so that the same file can be chosen again
        }}
      />
    </p>
  )
}
