import { expect, test } from 'vitest'
import games from '../fixtures/games.json'
import { lesson, rules } from '../games'

const texts = Object.values(
  import.meta.glob<string>('../../../src/wanderwall/i18n/en/{learn,rules}.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n')
const ids = new Set([...texts.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id))
const editions = games.games.flatMap(({ game, editions }) => editions.map(({ id }) => [game, id] as const))

test.each(editions)('every section of %s, %s has its words and its picture', async (game, edition) => {
  const { sections, pictures } = await rules(game, edition)
  expect(sections).not.toEqual([])
  for (const { id, picture } of sections) {
    expect(ids).toContain(`rules-${id}`)
    expect(ids).toContain(`rules-${id}-title`)
    if (picture) expect(pictures).toHaveProperty(picture)
  }
})

test('no section is written that no page shows', async () => {
  const pages = await Promise.all(editions.map(([game, edition]) => rules(game, edition)))
  const shown = new Set(pages.flatMap(({ sections }) => sections.map(({ id }) => id)))
  const written = [...ids].flatMap((id) => /^rules-(.*)-title$/.exec(id!)?.[1] ?? [])
  expect(written.filter((id) => !shown.has(id))).toEqual([])
})

test.each(games.games.map(({ game }) => game))('every step of the lesson of %s has its words', async (game) => {
  const found = (await lesson(game))!
  for (const { step } of found.lesson.beats) expect(ids).toContain(`lesson-${game}-${step}`)
})
