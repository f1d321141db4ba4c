import { named, say } from '../../i18n'
import { listed } from '../../games/sliding/labels'
import type { EditionInfo } from '../../net/protocol'
import type { Moment } from './moments'

/** A moment in a sentence. */
export function told(moment: Moment, names: string[], edition: EditionInfo): string {
  const name = moment.seat === null ? '' : (names[moment.seat] ?? '')
  switch (moment.kind) {
    case 'turn': {
      const things = moment.found.map((thing) => named(edition.things[thing]))
      if (moment.rune) things.push(say('replay-rune'))
      return say('replay-turn', {
        number: moment.number,
        name,
        push: moment.push?.replace(/[nesw]+$/, '') ?? 'none',
        walk: squareIn(moment.walk) ?? 'none',
        found: things.length ? listed(things) : 'none',
      })
    }
    case 'round':
      return say('replay-round', { number: moment.number })
    case 'grab':
      return say('replay-grab', { name, score: moment.score ?? 0 })
    case 'check':
      return say('replay-check', { number: moment.number })
    case 'solved':
      return say('replay-solved', { solved: moment.score ?? 0 })
  }
}

/** The square of a walk on paper, as people read it. */
export const squareIn = (walk: string | null): string | null => walk?.split('+')[0]!.toUpperCase() ?? null
