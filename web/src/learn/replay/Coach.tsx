import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { useFetch } from '../../app/shared/hooks'
import { problem, say } from '../../i18n'
import { api } from '../../net/api'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'

interface Props {
  table: string
  /** What is shown once the review has arrived. */
  children: (review: unknown) => ComponentChildren
}

/** The coach reviews the whole game; that takes a while, and the replay does not wait for it. */
export function Coach({ table, children }: Props) {
  const [tries, setTries] = useState(0)
  const [ready, setReady] = useState(0)
  const { value: review, error } = useFetch(() => api.review(table, setReady), [table, tries])
  return (
    <section class="coach panel" aria-labelledby="coach-title">
      <h2 id="coach-title">
        <Icon name="hint" />
        {say('replay-coach')}
      </h2>
      {error ? (
        <div class="wrong">
          <p>{problem(error)}</p>
          <Button icon="replay" onClick={() => setTries(tries + 1)}>
            {say('replay-coach-again')}
          </Button>
        </div>
      ) : review ? (
        children(review)
      ) : (
        <div class="thinking" role="status">
          <p>{say('replay-coach-thinks')}</p>
          <progress aria-hidden="true" value={ready || undefined} />
        </div>
      )}
    </section>
  )
}
