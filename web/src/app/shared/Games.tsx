import type { FunctionComponent } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { thumb } from '../../games'
import { say } from '../../i18n'
import { Icon } from '../../ui/Icon'
import { shortName, type GameEdition } from './editions'

interface Props {
  gameEditions: GameEdition[]
  chosen: string | undefined
  onChoose: (edition: string) => void
}

/** A picture of each edition, to choose from. */
export function Games({ gameEditions, chosen, onChoose }: Props) {
  const base = gameEditions[0] && shortName(gameEditions[0].edition)
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
          <b class="caption block hyphens">
            <Name of={shortName(edition)} base={base} />
          </b>
        </label>
      ))}
    </div>
  )
}

/** A name in which the word that most games have in common may be left out: “One Piece Labyrinth”. */
function Name({ of: name, base = '' }: { of: string; base: string | undefined }) {
  const word = base.split(' ').at(-1)!
  const at = name === base || !word ? -1 : name.indexOf(word)
  if (at < 0) return <>{name}</>
  return (
    <>
      {name.slice(0, at)}
      <span class="base">{word}</span>
      {name.slice(at + word.length)}
    </>
  )
}

/** The small picture of an edition, some with hundreds of elements: those out of sight on a shelf are not drawn yet. */
export function Thumb({ game, edition }: { game: string; edition: string }) {
  const [picture, show] = useState<{ Picture: FunctionComponent<{ edition?: string }> } | null>(null)
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    let wanted = true
    const near = new IntersectionObserver(
      (seen) => {
        if (!seen.some((one) => one.isIntersecting)) return
        near.disconnect()
        void thumb(game).then((Picture) => wanted && Picture && show({ Picture }))
      },
      { rootMargin: '100000px 0px' },
    )
    near.observe(place.current!)
    return () => {
      wanted = false
      near.disconnect()
    }
  }, [game])
  return picture ? <picture.Picture edition={edition} /> : <span ref={place} />
}
