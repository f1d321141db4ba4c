/** Everything a picture of the towers shows at one moment, flat or in 3D. */
import type { Marks } from '../../../net/protocol'
import { SPARE } from '../../sliding/board/geometry'
import type { Trace } from '../../sliding/board/picture'
import { readPush, afterPush } from '../../sliding/board/maze'
import { readSteps, type Step, stepsAlong } from './route'
import {
  type PawnModel,
  type SceneModel,
  type TowerModel,
  aimOf,
  pawnsOf,
  numbersAfterPush,
  towersOf,
  type Numbers,
} from './model'
import type { TowersView } from '../../../net/views'

export interface PictureWalk {
  seat: number
  squares: number[]
  steps: Step[]
  ms: number
  pace: number
}

export interface Picture {
  view: TowersView
  towers: TowerModel[]
  pawns: PawnModel[]
  /** The board as a push would leave it. */
  ghost: boolean
  /** The square where the spare goes in. */
  entered: number | null
  pushing: boolean
  /** The arrow where the spare may not go straight back in. */
  barred: string | null
  aimed: string | null
  /** Arrows that are pointed at. */
  pointed: string[]
  /** Squares in reach for free, for cards, and those that are pointed at. */
  free: number[]
  paid: number[]
  hinted: number[]
  goal: number | null
  target: number | null
  steps: readonly Step[]
  walking: PictureWalk | null
  /** The trace of the last turn: the line it pushed, and the steps it took. */
  trace: Trace | null
  trail: readonly Step[]
}

const NOTHING = {
  ghost: false,
  entered: null,
  pushing: false,
  aimed: null,
  free: [],
  paid: [],
  target: null,
  steps: [],
  walking: null,
  trace: null,
  trail: [],
}

const firstNumbers = (side: number): Numbers => Array.from({ length: side * side + 1 }, (_, n) => n)

/** A square on the board; null for the spare. */
export function onBoard(square: number | undefined): number | null {
  return square === undefined || square === SPARE ? null : square
}

/** The arrows and squares that marks point at. */
export function pointing(view: TowersView, marks: Marks = {}): { pointed: string[]; hinted: number[] } {
  const push = marks.push ? readPush(view.side, marks.push) : null
  return {
    pointed: [...(marks.arrows ?? []), ...(push ? [push.arrow.name] : [])],
    hinted: [...(marks.squares ?? []), ...(marks.path?.slice(-1) ?? [])],
  }
}

/** A view without a turn, for rules, replays and lessons; a marked push is shown as it would leave the board. */
export function stillPicture(before: TowersView, marks: Marks = {}, numbers = firstNumbers(before.side)): Picture {
  const push = marks.push ? readPush(before.side, marks.push) : null
  const view = push ? afterPush(before, push) : before
  const goal = aimOf(view, view.you)
  const steps = markedSteps(view, marks)
  return {
    ...NOTHING,
    ...pointing(view, marks),
    view,
    towers: towersOf(view, push ? numbersAfterPush(numbers, push.arrow) : numbers, !!push),
    pawns: pawnsOf(view),
    ghost: !!push,
    entered: push?.arrow.enter ?? null,
    aimed: push?.arrow.name ?? null,
    barred: before.barred,
    goal: onBoard(goal?.square),
    target: steps.at(-1)?.to ?? null,
    steps,
  }
}

/** The way in the marks: a given path, or a walk with its cards. */
function markedSteps(view: TowersView, { path = [], walk }: Marks): Step[] {
  const found = walk && view.turn !== null ? readSteps(view, view.turn, walk) : null
  return found ?? stepsAlong(view, path)
}

/** The same for the scene. */
export function sceneModel(picture: Picture, focus: number | null, numbers: boolean): SceneModel {
  const {
    view,
    towers,
    pawns,
    pushing,
    barred,
    aimed,
    entered,
    pointed,
    free,
    paid,
    hinted,
    goal,
    target,
    steps,
    trace,
    trail,
  } = picture
  const push = trace?.push?.arrow
  return {
    side: view.side,
    towers,
    pawns,
    rune: view.rune,
    barred,
    pushing,
    aimed,
    entered,
    pushed: push ? [push.enter, ...push.squares.filter((square) => square !== push.enter)] : [],
    pointed,
    free,
    paid,
    hinted,
    goal,
    target,
    focus,
    steps: steps.length ? steps : trail,
    numbers,
  }
}
