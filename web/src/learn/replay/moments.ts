import type { Moment } from '../../games'

/** The moment that a frame belongs to; null before the first. */
export const momentAt = (moments: Moment[], at: number): Moment | null =>
  moments.findLast((moment) => moment.from <= at) ?? null
