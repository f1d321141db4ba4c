import { OFFLINE } from '../../device/offline'
import { say } from '../../i18n'
import { api } from '../../net/api'
import { Button, LinkButton } from '../../ui/Button'
import { showError } from '../../ui/Toast'

/** A finished game as text, to save; offline also an unfinished one, so that it can continue elsewhere. */
export function RecordLink({ table, playing = false }: { table: string; playing?: boolean }) {
  const name = `wanderwall-${table}.txt`
  if (!OFFLINE)
    return (
      <LinkButton icon="list" href={`/api/tables/${table}/record`} download={name}>
        {say('menu-record')}
      </LinkButton>
    )
  const download = () => api.record(table).then(({ record }) => save(name, record), showError)
  return (
    <Button icon="list" onClick={() => void download()}>
      <span class="caption">{say(playing ? 'offline-take' : 'menu-record')}</span>
    </Button>
  )
}

function save(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
