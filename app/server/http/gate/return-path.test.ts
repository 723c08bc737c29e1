import { expect, test } from 'vitest'
import { returnPath } from './return-path.ts'

test.each([
  ['https://site.example/he/about', '/he/about'],
  ['https://site.example/en/services/landing-page', '/en/services/landing-page'],
  ['https://site.example/he/portfolio?utm_source=a&x=<b>', '/he/portfolio?utm_source=a'],
  ['https://site.example/about', '/he/about'],
  ['https://site.example/under-construction?lang=en', '/en/'],
  ['https://site.example/he/no-such-page', '/en/'],
  ['https://site.example/he/emodesuper', '/en/'],
  ['https://site.example/', '/en/'],
  ['https://evil.test//evil.test/he/', '/en/'],
  ['https://evil.test/en/contact', '/en/contact'],
  ['javascript:alert(1)', '/en/'],
  ['', '/en/'],
  [null, '/en/'],
])('from %j a pass leads to %s', (referer, path) => {
  expect(returnPath(referer, 'en')).toBe(path)
})
