/** A planned turn as a picture. */
import type { Marks } from '../../../net/protocol'
import { hintMarks } from '../../sliding/play/hint'
import { pawnsOf, towersOf } from '../board/model'
import { onBoard, type Picture, pointing, stillPicture } from '../board/picture'
import { squaresOf } from '../board/route'
import type { TowersTurn } from './turn'

export function turnPicture(turn: TowersTurn, marks?: Marks): Picture {
  if (marks?.push && !turn.ghost.value && !turn.busy.value)
    return stillPicture(turn.board.value, marks, turn.numbers.value)
  const view = turn.board.value
  const reach = [...(turn.reach.value ?? [])]
  const price = new Map(reach.map((square) => [square, turn.price(square)]))
  const step = turn.step.value
  const hint = pointing(view, turn.hint.value ? hintMarks(turn.hint.value, view.side) : {})
  const given = pointing(view, marks)
  const walking = turn.walking.value
  const steps = walking?.steps ?? turn.steps.value
  const thinks = turn.ghost.value || turn.target.value !== null
  return {
    view,
    towers: towersOf(view, turn.numbers.value, turn.ghost.value, turn.spare.value),
    pawns: pawnsOf(view),
    ghost: turn.ghost.value,
    entered: turn.preview.value?.push.arrow.enter ?? null,
    pushing: step === 'push',
    barred: turn.barred.value,
    aimed: turn.arrow.value,
    pointed: [...given.pointed, ...hint.pointed],
    hinted: [...given.hinted, ...hint.hinted],
    free: reach.filter((square) => price.get(square) === ''),
    paid: reach.filter((square) => price.get(square)),
    goal: onBoard(turn.aim.value?.square),
    target: turn.target.value,
    steps,
    walking: walking && {
      seat: walking.seat,
      steps: walking.steps,
      squares: squaresOf(walking.steps[0]!.from, walking.steps),
      ms: turn.walkTime(walking),
      pace: walking.pace,
    },
    trace: thinks ? null : turn.trace.value,
    trail: thinks ? [] : turn.trail.value,
  }
}
