import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Lesson } from '../../games'
import classic from '../../games/classic/lesson.json'
import go from '../../games/go/lesson.json'
import { nudge as nudgeInGo } from '../../games/go/learn'
import { nudge } from '../../games/sliding/play/lesson'
import { nudge as nudgeAtTowers } from '../../games/towers/learn'
import towers from '../../games/towers/lesson.json'
import type { Choices } from '../../net/protocol'
import type { ClassicPushChoices, GoPlayChoices } from '../../net/views'
import { LessonRun } from './lessonRun'

const LESSONS = { classic, towers, go } as unknown as Record<string, Lesson>

/** Every move in choices; walks are not listed there. */
function movesIn(choices: Choices): string[] {
  const { pushes, moves, placements } = choices as Partial<ClassicPushChoices & GoPlayChoices>
  return [...Object.keys(pushes ?? {}), ...(moves ?? []), ...Object.values(placements ?? {}).flat()]
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Play a lesson by its wanted moves. */
async function playThrough(run: LessonRun): Promise<void> {
  for (let n = 0; n < 100 && !run.done.value; n++) {
    const { seat, move } = run.current.value
    if (run.waiting.value) run.next()
    else if (seat === run.lesson.seat) await run.move(move!)
    else vi.advanceTimersByTime(5000)
  }
}

describe.each(Object.entries(LESSONS))('the lesson of %s', (_, lesson) => {
  test('the wanted moves lead to its end, in four to eight steps', async () => {
    const course = new LessonRun(lesson, nudge)
    expect(course.steps.length).toBeGreaterThanOrEqual(4)
    expect(course.steps.length).toBeLessThanOrEqual(8)
    await playThrough(course)
    expect(course.done.value).toBe(true)
    expect(course.step.value).toBe('end')
    expect(course.view.value).toBe(lesson.beats.at(-1)!.view)
    course.end()
  })

  test('every own move is one that the board offers', () => {
    for (const { seat, move, choices } of lesson.beats) {
      if (seat !== lesson.seat || !move || !choices) continue
      if (!('step' in choices && choices.step === 'walk')) expect(movesIn(choices)).toContain(move)
    }
  })
})

test('another move changes nothing and gets a kind word', async () => {
  const course = new LessonRun(LESSONS.classic!, nudge)
  course.next()
  const [view, { move }] = [course.view.value, course.current.value]
  const other = movesIn(course.choices.value!).find((push) => !push.startsWith(move!.slice(0, 2)))!
  await expect(course.move(other)).rejects.toThrow()
  expect(course.view.value).toBe(view)
  expect(course.nudge.value).toBe('arrow')
  await course.move(move!)
  expect(course.nudge.value).toBeNull()
  expect(course.events.value).toMatchObject({ seat: 0, moves: [[0, move]] })
  course.end()
})

test('nobody can move while there is something to read', async () => {
  const course = new LessonRun(LESSONS.classic!, nudge)
  expect(course.waiting.value).toBe(true)
  expect(course.choices.value).toBeNull()
  await expect(course.move('N2ns')).rejects.toThrow()
  course.end()
})

test('the friend moves by herself, and her words stay until they are read', async () => {
  const course = new LessonRun(LESSONS.classic!, nudge)
  while (course.current.value.seat !== 1)
    course.waiting.value ? course.next() : await course.move(course.current.value.move!)
  expect(course.step.value).toBe('friend')
  vi.advanceTimersByTime(1800)
  vi.advanceTimersByTime(1800)
  expect(course.current.value.seat).toBe(0)
  expect(course.step.value).toBe('friend')
  expect(course.waiting.value).toBe(true)
  expect(course.choices.value).toBeNull()
  course.next()
  expect(course.choices.value).not.toBeNull()
  course.end()
})

test.each([
  ['N2es', 'N4es', 'arrow'],
  ['N2es', 'N2ns', 'turn'],
  ['c3', 'd3', 'square'],
  ['c3+u', 'c3+j', 'pay'],
  ['c3', 'N2es', 'other'],
])('in a maze, wanted %s, made %s: %s', (wanted, made, said) => {
  expect(nudge(wanted, made)).toBe(said)
})

test('what is turned among towers is called a tower', () => {
  expect(nudgeAtTowers('N2es', 'N2ns')).toBe('tower')
  expect(nudgeAtTowers('c3+u', 'c3+j')).toBe('pay')
})

test.each([
  ['H1a-c2n', 'H2a-c2n', 'tile'],
  ['H1a-c2n', 'H1a-c4n', 'place'],
  ['H1a-c2n', 'H1b-c2n', 'pose'],
  ['H1a-c2n', 'grab', 'other'],
])('in Go!, wanted %s, made %s: %s', (wanted, made, said) => {
  expect(nudgeInGo(wanted, made)).toBe(said)
})
