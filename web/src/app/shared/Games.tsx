import { say } from '../../i18n'
import { Icon } from '../../ui/Icon'
import { shortName, type GameEdition } from './editions'
import { Thumb } from './TableCard'

interface Props {
  gameEditions: GameEdition[]
  chosen: string | undefined
  onChoose: (edition: string) => void
}

/** A picture of each edition, to choose from. */
export function Games({ gameEditions, chosen, onChoose }: Props) {
  return (
    <div class="games stack relative" role="radiogroup" aria-label={say('start-pick')}>
      {gameEditions.map(({ game, edition }) => (
        <label key={edition.id} class="game choice panel in-column p-0 clip relative pointer-hand">
          <input
            type="radio"
            class="sr"
            name="edition"
            value={edition.id}
            checked={edition.id === chosen}
            onChange={() => onChoose(edition.id)}
          />
          <span class="pic block clip">
            <Thumb game={game.game} edition={edition.id} />
          </span>
          {edition.id === chosen && (
            <span class="tick centre circle">
              <Icon name="check" />
            </span>
          )}
          <b class="caption block hyphens">{shortName(edition)}</b>
        </label>
      ))}
    </div>
  )
}
