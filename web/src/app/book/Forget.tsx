import { useState } from 'preact/hooks'
import { prefs } from '../../device/prefs'
import { say } from '../../i18n'
import { bookApi, type Deleted } from '../../net/book'
import { Button } from '../../ui/Button'
import { complain } from '../complain'
import { forgetBook } from '../puzzles/book'
import { Sure } from '../Sure'

/** Delete everything that is mine, and say what that was. */
export function Forget({ onForgotten }: { onForgotten: () => void }) {
  const [asking, ask] = useState(false)
  const [deleted, setDeleted] = useState<Deleted | null>(null)
  const forget = async () => {
    ask(false)
    try {
      const { deleted } = await bookApi.forget()
      forgetBook()
      prefs.name.value = ''
      setDeleted(deleted)
      onForgotten()
    } catch (wrong) {
      complain(wrong)
    }
  }
  return (
    <section class="forget">
      <Button icon="close" onClick={() => ask(true)}>
        <span class="caption">{say('book-forget')}</span>
      </Button>
      {deleted && <p role="status">{say('book-forgotten', { ...deleted })}</p>}
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
