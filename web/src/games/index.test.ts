import { expect, test } from 'vitest'
import type { Classic, GameTypes, Go, Towers, UnknownGame } from '../net/protocol'
import { board, end, replay, type GameFolder, type Moment } from '.'
import * as classic from './classic'
import * as classicEnd from './classic/end'
import * as classicReplay from './classic/replay'
import * as go from './go'
import * as goEnd from './go/end'
import * as goReplay from './go/replay'
import type { RoundMoment } from './go/replay'
import type { Turn } from './sliding/replay/turns'
import * as towers from './towers'
import * as towersEnd from './towers/end'
import * as towersReplay from './towers/replay'
import * as unknown from './unknown'
import * as unknownReplay from './unknown/replay'

type Written<G extends GameTypes, M extends Moment> = Pick<GameFolder<G, M>, 'index.tsx' | 'replay.tsx' | 'end.tsx'>

interface Folders {
  classic: Written<Classic, Turn>
  towers: Written<Towers, Turn>
  go: Written<Go, RoundMoment>
  unknown: Written<UnknownGame, Moment>
}

// Folders are found by name, which the compiler cannot check. Here it checks that each is written for its own game.
const FOLDERS: Folders = {
  classic: { 'index.tsx': classic, 'replay.tsx': classicReplay, 'end.tsx': classicEnd },
  towers: { 'index.tsx': towers, 'replay.tsx': towersReplay, 'end.tsx': towersEnd },
  go: { 'index.tsx': go, 'replay.tsx': goReplay, 'end.tsx': goEnd },
  unknown: { 'index.tsx': unknown, 'replay.tsx': unknownReplay, 'end.tsx': {} },
}

test.each(Object.entries(FOLDERS))('%s is found by its name', async (game, folder) => {
  expect((await board(game)).Play).toBe(folder['index.tsx'].Play)
  expect(await replay(game)).toBe(folder['replay.tsx'].replay)
  expect((await end(game)).best).toBe(folder['end.tsx'].best)
})
