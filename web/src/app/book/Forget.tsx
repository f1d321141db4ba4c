import { useState } from 'preact/hooks'
import { prefs } from '../../device/prefs'
import { say } from '../../i18n'
import { bookApi, type Deleted } from '../../net/book'
import { canPush, endPush } from '../../net/push'
import { Button } from '../../ui/Button'
import { showError } from '../complain'
import { forgetBook } from '../puzzles/book'
import { ConfirmDialog } from '../Sure'

/** Delete all data of this guest. */
export function Forget({ onForgotten: onForget }: { onForgotten: (deleted: Deleted) => void }) {
  const [asking, ask] = useState(false)
  const forget = async () => {
    ask(false)
    try {
      const { deleted } = await bookApi.forget()
      forgetBook()
      if (canPush()) await endPush().catch(() => undefined) // the server has forgotten this device already
      prefs.name.value = ''
      onForget(deleted)
    } catch (error) {
      showError(error)
    }
  }
  return (
    <section class="forget">
      <Button icon="close" onClick={() => ask(true)}>
        <span class="caption">{say('book-forget')}</span>
      </Button>
      {asking && (
        <ConfirmDialog
          title={say('book-forget')}
          text={say('book-forget-sure')}
          cancelLabel={say('book-keep')}
          onConfirm={forget}
          onClose={() => ask(false)}
        />
      )}
    </section>
  )
}
