const PUSH = /^([NESW]\d+)[nesw]+$/
const WALK = /^[a-z]\d(?=$|\+)/

/** The kind of mistake: another arrow or only another rotation of the tile, another square or only another payment. */
export function nudge(wanted: string, made: string): string {
  const [push, other] = [PUSH.exec(wanted), PUSH.exec(made)]
  if (push && other) return push[1] === other[1] ? 'turn' : 'arrow'
  if (WALK.test(wanted) && WALK.test(made)) return wanted.split('+')[0] === made.split('+')[0] ? 'pay' : 'square'
  return 'other'
}
