import { useState } from 'preact/hooks'
import { prefs } from '../../device/prefs'
import { say } from '../../i18n'
import { bookApi, type Deleted } from '../../net/book'
import { canPush, endPush } from '../../net/push'
import { Button } from '../../ui/Button'
import { complain } from '../complain'
import { forgetBook } from '../puzzles/book'
import { Sure } from '../Sure'

/** Delete all data of this guest. */
export function Forget({ onForgotten }: { onForgotten: (deleted: Deleted) => void }) {
  const [asking, ask] = useState(false)
  const forget = async () => {
    ask(false)
    try {
      const { deleted } = await bookApi.forget()
      forgetBook()
      if (canPush()) await endPush().catch(() => undefined) // the server has forgotten this device already
      prefs.name.value = ''
      onForgotten(deleted)
    } catch (wrong) {
      complain(wrong)
    }
  }
  return (
    <section class="forget">
      <Button icon="close" onClick={() => ask(true)}>
        <span class="caption">{say('book-forget')}</span>
      </Button>
      {asking && (
        <Sure
          title={say('book-forget')}
          text={say('book-forget-sure')}
          leave={say('book-keep')}
          onSure={forget}
          onClose={() => ask(false)}
        />
      )}
    </section>
  )
}
