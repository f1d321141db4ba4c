import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { thumb } from '../games'

/** The small picture of an edition. */
export function Thumb({ game, edition }: { game: string; edition: string }) {
  const [picture, show] = useState<{ Picture: FunctionComponent<{ edition?: string }> } | null>(null)
  useEffect(() => {
    let wanted = true
    void thumb(game).then((Picture) => wanted && Picture && show({ Picture }))
    return () => {
      wanted = false
    }
  }, [game])
  return picture ? <picture.Picture edition={edition} /> : null
}
