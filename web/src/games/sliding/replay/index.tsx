/** A finished game of a sliding maze: its turns, and the coach's remarks on them. */
import type { GameReplay } from '../..'
import type { Sliding } from '../maze'
import type { CardsName } from '../hint'
import { Remarks } from './Remarks'
import { TurnRow } from './TurnRow'
import { turns, type Turn } from './turns'

export const slidingReplay = <G extends Sliding>(cardsName?: CardsName): GameReplay<G, Turn> => ({
  moments: turns,
  Row: TurnRow,
  Remarks: (props) => <Remarks {...props} cardsName={cardsName} />,
})
