/** What the server tells a seat in towers. */
export type { TowersChoices, TowersSeat, TowersView, TowersWalks as Walks } from '../../net/views'
