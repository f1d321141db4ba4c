/** What the rules of towers tell a seat, beside what all sliding mazes tell. */
export type { TowersChoices, TowersSeat, TowersView, TowersWalks as Walks } from '../../net/views'

/** A coach's turn. */
export interface TowersHint {
  push: string | null
  walk: string
  reasons: ({ code: string } & Record<string, string | number>)[]
}
