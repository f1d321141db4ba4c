/** The keyboard shortcuts of this table. */
import { say } from '../../i18n'
import { board, type KeyHelp } from '../../games'
import { useEffect, useState } from 'preact/hooks'

export function Keys({ game }: { game: string }) {
  const [keys, setKeys] = useState<KeyHelp[]>([])
  useEffect(
    () =>
      void board(game).then(
        (module) => setKeys(module.keys ?? []),
        () => {},
      ),
    [game],
  )
  return (
    <dl class="keys">
      {keys.map(([pressed, text]) => (
        <div key={text}>
          <dt>
            {pressed.split(' ').map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{say(text)}</dd>
        </div>
      ))}
    </dl>
  )
}
