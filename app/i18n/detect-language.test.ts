import { expect, test } from 'vitest'
import { firstLanguage, queryLanguages, readLanguage } from './detect-language.ts'

// Proves 1.3.6.
test.each([
  ['he', 'he'],
  ['en', 'en'],
  ['he-IL', 'he'],
  ['en-GB', 'en'],
  ['en-gb', 'en'],
])('%j is read as %s', (candidate, lang) => {
  expect(readLanguage(candidate)).toBe(lang)
})

// Proves 1.3.6, 9.3.3.
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

// Proves 1.3.7.
test('the first valid candidate wins', () => {
  expect(firstLanguage(['<b>', undefined, 'en-US', 'he'])).toBe('en')
  expect(firstLanguage([])).toBeNull()
})

// Proves 1.3.2.
test.each([
  ['lang=en', 'en'],
  ['lng=en', 'en'],
  ['language=en-GB', 'en'],
  ['lang=he&lng=en', 'he'],
  ['language=he&lng=en', 'en'],
  ['lang=xx&language=en', 'en'],
  ['locale=en', null],
  ['', null],
])('the query %j names %s', (query, lang) => {
  expect(firstLanguage(queryLanguages(new URLSearchParams(query)))).toBe(lang)
})
