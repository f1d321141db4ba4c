import type { Classic } from '../../net/protocol'
import { slidingReplay } from '../sliding/replay'

export const replay = { ...slidingReplay<Classic>(), puzzles: true }
