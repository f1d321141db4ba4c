/** Solo game: the number of solved rolls, and the buttons for done, another roll, and the end. */
import { useSignal, type ReadonlySignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { say } from '../../i18n'
import { Icon } from '../../ui/Icon'
import { best } from './best'
import { Big, Small } from './Big'
import type { OwnTable } from './table'
import type { GoView } from './view'

const SURE_MS = 4000

interface SoloBarProps {
  view: GoView
  table: OwnTable
  free: ReadonlySignal<boolean>
  hint?: (() => Promise<void>) | undefined
}

export function SoloBar({ view, table, free, hint }: SoloBarProps) {
  const single = view.options.one_roll
  const most = best(view.clock)
  const sure = useSignal(false)
  useEffect(() => {
    if (!sure.value) return
    const timer = setTimeout(() => (sure.value = false), SURE_MS)
    return () => clearTimeout(timer)
  }, [sure.value])
  return (
    <section class="go-actions">
      {!single && (
        <p class="go-solved">
          <b>{view.solved}</b>
          <small class="caption">{say('go-play-solved', { solved: view.solved ?? 0 })}</small>
          {most > 0 && <small class="go-so-far caption">{say('go-play-best', { solved: most })}</small>}
          <span class="go-shown" aria-hidden="true">
            <Icon name="check" />
          </span>
        </p>
      )}
      <Big
        words={say('go-play-done')}
        more={single ? undefined : say('go-play-done-for')}
        kind="go-grab"
        off={!free.value || table.isPending('grab')}
        act={() => table.call('grab')}
      >
        <Icon name="check" />
        <Icon name="dice" />
      </Big>
      <div class="go-small">
        {!single && <Small icon="dice" words={say('go-play-skip')} off={!free.value} act={() => table.call('skip')} />}
        {hint && <Small icon="hint" words={say('go-play-hint')} off={!free.value} act={() => void hint()} />}
        {!single && (
          <Small
            icon="leave"
            words={sure.value ? say('go-play-end-sure') : say('go-play-end')}
            kind={sure.value ? 'asked' : ''}
            act={() => {
              if (sure.value) table.call('stop')
              else sure.value = true
            }}
          >
            {sure.value && '?'}
          </Small>
        )}
      </div>
    </section>
  )
}
