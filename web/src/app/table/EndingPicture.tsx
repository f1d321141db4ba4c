import { useState } from 'preact/hooks'
import { withRoot } from '../../device/root'
import { localName, say } from '../../i18n'
import { Refusal, type EditionInfo, type Table } from '../../net/protocol'
import { knownColour } from '../../ui/colour'
import { Button } from '../../ui/Button'
import { showError } from '../complain'
import { sharePicture } from '../puzzles/passPicture'
import { endingSvg } from './endingSvg'

interface Props {
  table: Table
  edition: EditionInfo
  names: string[]
  title: string
}

/** The last board as the server draws it for links, as a data address. */
async function boardOf(table: string): Promise<string> {
  const answer = await fetch(withRoot(`/preview/table/${table}.png`)).catch(() => null)
  if (!answer?.ok) throw new Refusal(answer ? 'page.server' : 'page.offline')
  const blob = await answer.blob()
  return new Promise((done) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.readAsDataURL(blob)
  })
}

/** The end as a picture: shared if possible, otherwise saved. It contains names: sharing is up to the players. */
export function EndingPicture({ table, edition, names, title }: Props) {
  const outcome = table.outcome!
  const [busy, setBusy] = useState(false)
  async function share() {
    setBusy(true)
    const style = getComputedStyle(document.documentElement)
    const places = table.seats
      .map(({ seat, colour }) => ({
        name: names[seat] ?? '',
        colour: style.getPropertyValue(`--p-${knownColour(colour)}`),
        won: outcome.winners.includes(seat),
        score: outcome.scores[seat] ?? 0,
      }))
      .sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score)
    try {
      await sharePicture(endingSvg(await boardOf(table.id), localName(edition.names), title, places))
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon="picture" busy={busy} onClick={() => void share()}>
      <span class="caption">{say('end-picture')}</span>
    </Button>
  )
}
