import { expect, test } from 'vitest'
import { endingSvg, type Place } from './EndingPicture'

const render = (title: string, ...places: Partial<Place>[]) =>
  endingSvg(
    'data:image/png;base64,AA',
    'Labyrinth',
    title,
    places.map((place) => ({ name: 'Ida', colour: '#d55e00', won: false, score: 0, ...place })),
  )

test('the picture of an ending says who won and what everybody has', () => {
  const svg = render('Ida wins!', { won: true, score: 6 }, { name: 'Ben', score: 4 })
  const page = new DOMParser().parseFromString(svg, 'image/svg+xml')
  const words = [...page.querySelectorAll('text')].map((text) => text.textContent)
  expect(words).toEqual(['Labyrinth', 'Ida wins!', 'Ida', '6', 'Ben', '4', 'wanderwall'])
  expect(page.querySelector('image')?.getAttribute('href')).toBe('data:image/png;base64,AA')
})

test('whatever people call themselves stays a name', () => {
  const name = '<script>"&'
  const page = new DOMParser().parseFromString(render(name, { name }), 'image/svg+xml')
  expect([...page.querySelectorAll('text')].filter((text) => text.textContent === name)).toHaveLength(2)
  expect(page.querySelector('script')).toBeNull()
})

test('a long title has three lines at most, and no word is cut', () => {
  const names = Array.from({ length: 12 }, (_, n) => `Wilhelmine${n}`)
  const words = [...render(names.join(' ')).matchAll(/font-size="46"[^>]*>([^<]*)</g)].map((found) => found[1]!)
  expect(words).toEqual(['Wilhelmine0', 'Wilhelmine1', 'Wilhelmine2 …'])
})
