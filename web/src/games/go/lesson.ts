const LAY = /^(\w\d)([ab])-(\w\d)([nesw])$/

/** The kind of mistake: another tile, another place, or only another side or rotation. */
export function nudge(wanted: string, made: string): string {
  const [lay, laid] = [LAY.exec(wanted), LAY.exec(made)]
  if (!lay || !laid) return 'other'
  if (lay[1] !== laid[1]) return 'tile'
  return lay[3] === laid[3] ? 'pose' : 'place'
}
