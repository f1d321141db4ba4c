import { has, localName, say } from '../../i18n'
import { Icon } from '../../ui/Icon'
import { type GameEdition, useShelf } from '../shared/editions'
import { Thumb } from '../shared/TableCard'

interface Props {
  gameEditions: GameEdition[]
  chosen: string | undefined
  onChoose: (edition: string) => void
}

/** The shelf: a picture of each edition; if it is wider than the window, the chosen one is scrolled into view. */
export function Games({ gameEditions, chosen, onChoose }: Props) {
  const shelf = useShelf(chosen)
  return (
    <div ref={shelf} class="games stack relative gap-16" role="radiogroup" aria-label={say('start-pick')}>
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
          <span class="tx caption block grow">
            <b class="block">{localName(edition.names)}</b>
            <span class="about block muted">{about(game.game, edition.id)}</span>
          </span>
        </label>
      ))}
    </div>
  )
}

function about(game: string, edition: string): string {
  const own = `about-edition-${edition}`
  const shared = `about-game-${game}`
  return has(own) ? say(`about-edition-${edition}`) : has(shared) ? say(`about-game-${game}`) : ''
}
