import { expect, test } from 'vitest'
import { firstLanguage, readLanguage } from './detect-language.ts'

test.each([
  ['he', 'he'],
  ['en', 'en'],
  ['he-IL', 'he'],
  ['en-GB', 'en'],
  ['en-gb', 'en'],
])('%j is read as %s', (candidate, lang) => {
  expect(readLanguage(candidate)).toBe(lang)
})

test.each([
  'HE',
  'iw',
  'ru',
  'en_US',
  'en-',
  'en-USA',
  ' en',
  'en\n',
  '',
  '..',
  '__proto__',
  'constructor',
  'toString',
  '<script>',
  '"><img onerror>',
  '<b>x</b>',
  '" onmouseover="x()',
  'javascript:',
  'e'.repeat(10_000),
  null,
  undefined,
  7,
  ['he'],
])('%j is rejected', (candidate) => {
  expect(readLanguage(candidate)).toBeNull()
})

test('the first valid candidate wins', () => {
  expect(firstLanguage(['<b>', undefined, 'en-US', 'he'])).toBe('en')
  expect(firstLanguage([])).toBeNull()
})
