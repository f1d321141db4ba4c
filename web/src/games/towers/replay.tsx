import type { Towers } from '../../net/protocol'
import { slidingReplay } from '../sliding/replay'
import { cardsName } from './describe'

export const replay = slidingReplay<Towers>(cardsName)
