import { expect, test } from 'vitest'
import { wordsOf } from './speech'

function first(markup: string): Element {
  document.body.innerHTML = markup
  return document.body.querySelector('.at')!
}

test('says what a button would say in words, of whatever part of it is touched', () => {
  expect(wordsOf(first('<button><svg class="at" aria-hidden="true"></svg><span>Play   now</span></button>'))).toBe(
    'Play now',
  )
  expect(wordsOf(first('<button aria-label="Menu"><i class="at">…</i></button>'))).toBe('Menu')
  expect(wordsOf(first('<label>Gentle <input class="at" type="checkbox"></label>'))).toBe('Gentle')
})

test('says nothing of what is no button, says itself, or is a secret', () => {
  expect(wordsOf(first('<p class="at">text</p>'))).toBe('')
  expect(wordsOf(first('<button class="at" data-say="">Owl</button>'))).toBe('')
  expect(wordsOf(first('<div class="shy"><div class="secret"><button class="at">Owl</button></div></div>'))).toBe('')
})
