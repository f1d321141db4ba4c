import { expect, test } from 'vitest'
import games from '../fixtures/games.json'
import type { Lesson } from './lesson/course'
import { sectionsOf, type Pictures } from './rules/sections'

const texts = Object.values(
  import.meta.glob<string>('../../../src/wanderwall/i18n/en/{learn,rules}.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n')
const ids = new Set([...texts.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id))
const data = import.meta.glob<Pictures & Lesson>('./data/*.json', { import: 'default', eager: true })

test.each(games.games.flatMap(({ game, editions }) => editions.map(({ id }) => [game, id] as const)))(
  'every section of %s, %s has its words and its picture',
  (game, edition) => {
    const pictures = data[`./data/rules-${edition}.json`]!
    for (const { id, picture } of sectionsOf(game, edition)) {
      expect(ids).toContain(`rules-${id}`)
      expect(ids).toContain(`rules-${id}-title`)
      if (picture) expect(pictures).toHaveProperty(picture)
    }
  },
)

test('no section is written that no page shows', () => {
  const shown = new Set(
    games.games.flatMap(({ game, editions }) =>
      editions.flatMap(({ id }) => sectionsOf(game, id).map((one) => one.id)),
    ),
  )
  const written = [...ids].flatMap((id) => /^rules-(.*)-title$/.exec(id!)?.[1] ?? [])
  expect(written.filter((id) => !shown.has(id))).toEqual([])
})

test.each(games.games.map(({ game }) => game))('every step of the lesson of %s has its words', (game) => {
  for (const { step } of data[`./data/lesson-${game}.json`]!.beats) expect(ids).toContain(`lesson-${game}-${step}`)
})
