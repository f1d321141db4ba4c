import type { Towers } from '../../net/protocol'
import { slidingReplay } from '../sliding/replay'
import { cardsName } from './speech/labels'

export const replay = slidingReplay<Towers>(cardsName)
