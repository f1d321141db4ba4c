import { slidingReplay } from '../sliding/replay'
import { cardsName } from './describe'

export const replay = slidingReplay(cardsName)
