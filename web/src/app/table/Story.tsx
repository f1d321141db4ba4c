import { useEffect, useState } from 'preact/hooks'
import type { GameModule, Sentence } from '../../games'
import { say } from '../../i18n'
import type { EditionInfo, GameEvent, Table } from '../../net/protocol'
import { Icon } from '../../ui/Icon'
import { Face } from '../../ui/Portrait'
import { showError } from '../complain'

interface Props {
  table: Table
  edition: EditionInfo
  names: string[]
  teller: NonNullable<GameModule['teller']>
  story: () => Promise<GameEvent[]>
  /** What the board has not shown yet is left out. */
  upto: number
}

/** Everything that happened at this table, the latest first, also for players who came late. */
export function Story({ table, edition, names, teller, story, upto }: Props) {
  const [turns, setTurns] = useState<Sentence[] | null>(null)
  useEffect(() => {
    const describe = teller(edition, names)
    story().then(
      (events) => setTurns(events.filter(({ seq }) => seq <= upto).flatMap((event) => describe(event) ?? [])),
      showError,
    )
  }, [])
  if (!turns) return <p class="note">{say('table-connecting')}</p>
  if (!turns.length) return <p class="note">{say('story-empty')}</p>
  return (
    <ol class="story" reversed>
      {[...turns].reverse().map(({ seat, text, arrow }, n) => (
        <li key={turns.length - n}>
          {table.seats[seat] && <Face seat={table.seats[seat]} />}
          <span>{text}</span>
          {arrow !== undefined && <Icon name="arrow" turn={arrow} />}
        </li>
      ))}
    </ol>
  )
}
