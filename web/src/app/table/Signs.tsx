import { useEffect, useState } from 'preact/hooks'
import { has, say } from '../../i18n'
import type { Live, Sign } from '../../net/live'
import type { Table } from '../../net/protocol'
import { Button } from '../../ui/Button'
import { SignPicture } from '../../ui/Icon'
import { Face } from '../../ui/Pawn'
import { sound } from '../../ui/sound'
import { useFetch } from '../shared/hooks'

const SHOWN_MS = 4000

const words = (sign: string): string => (has(`sign-${sign}`) ? say(`sign-${sign}`) : sign)

/** Friendly signs instead of a chat: they cannot be used to be rude. */
export function SignButton({ live, seat }: { live: Live; seat: number }) {
  const [open, setOpen] = useState(false)
  const part = useFetch(async () => (open ? import('./Menu') : null), [open]).value
  return (
    <>
      <Button class="sign-button" icon="smile" label={say('sign-title')} onClick={() => setOpen(true)} />
      {open && part && <part.SignDialog live={live} seat={seat} words={words} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Incoming signs, next to the face of the sender. */
export function Bubbles({ live, table, names }: { live: Live; table: Table; names: string[] }) {
  const [shown, show] = useState<Sign[]>([])
  const last = live.sign.value
  useEffect(() => {
    if (!last || Date.now() - last.at > SHOWN_MS) return
    show((signs) => [...signs.filter((sign) => sign.seat !== last.seat), last])
    sound('sign')
    // each disappears after its own time, also if another player waves in between
    setTimeout(() => show((signs) => signs.filter((sign) => sign !== last)), SHOWN_MS)
  }, [last])
  return (
    <div class="bubbles stack justify-items-center gap-8 no-pointer" role="status">
      {shown.map((sign) => (
        <p class="bubble panel in-row gap-10" key={sign.seat} data-colour={table.seats[sign.seat]?.colour}>
          {table.seats[sign.seat] && <Face seat={table.seats[sign.seat]!} />}
          <SignPicture sign={sign.sign} />
          <span>
            <span class="sr">{say('colon', { what: names[sign.seat] ?? '' })} </span>
            <span class="caption">{words(sign.sign)}</span>
          </span>
        </p>
      ))}
    </div>
  )
}
