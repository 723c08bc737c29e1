import { expect, test } from 'vitest'
import { findCookies, getCookie } from './cookies.ts'

test.each([
  [undefined, []],
  [null, []],
  ['', []],
  ['lang=en', ['en']],
  ['a=b; lang=en', ['en']],
  ['a=b;lang = en ', ['en']],
  ['lang=he; lang=en', ['he', 'en']],
  ['lang=', ['']],
  ['lang=a=b', ['a=b']],
  ['lang="en"', ['"en"']],
  ['lang=%65n', ['%65n']],
  ['lang', []],
  ['=en', []],
  ['xlang=en; Lang=en; lang2=en', []],
  ['__proto__=1; lang=en', ['en']],
])('of %j the cookies lang are %j', (header, values) => {
  expect(findCookies(header, 'lang')).toEqual(values)
  expect(getCookie(header, 'lang')).toBe(values[0] ?? null)
})
