/** What the server tells a seat in towers. */
export type { MazeHint as TowersHint } from '../../net/coach'
export type { TowersChoices, TowersSeat, TowersView, TowersWalks as Walks } from '../../net/views'
