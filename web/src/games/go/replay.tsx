import type { Go } from '../../net/protocol'
import type { GameReplay } from '..'
import { Boards } from './replay/Boards'
import { Remarks } from './replay/Remarks'
import { rounds, standing, type RoundMoment } from './replay/rounds'

export const replay: GameReplay<Go, RoundMoment> = { moments: rounds, standing, Film: Boards, Remarks }
