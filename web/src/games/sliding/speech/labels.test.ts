import { afterAll, expect, it } from 'vitest'
import { prefs } from '../../../device/prefs'
import { texts } from '../../../i18n'
import { grid } from '../board/geometry'
import { arrowLabel } from './labels'

afterAll(() => {
  prefs.language.value = 'en'
})

it.each([
  ['en', /^N2: /],
  ['fr', /^N2\u00a0: /],
])('puts the colon after the name of an arrow as %s does', async (language, begins) => {
  prefs.language.value = language
  await texts('sliding')
  expect(arrowLabel(grid(7).arrow('N2')!, false)).toMatch(begins)
})
