/** Views and choices of towers as the server sends them. */
export type { TowersChoices, TowersSeat, TowersView, TowersWalks as Walks } from '../../net/views'
