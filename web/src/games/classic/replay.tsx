import { slidingReplay } from '../sliding/replay'

export const replay = slidingReplay()
