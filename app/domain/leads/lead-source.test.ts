import { expect, test } from 'vitest'
import { sourceName } from './lead-source.ts'

test.each([
  ['(none)', null],
  ['google', 'Google'],
  ['linkedin', 'LinkedIn'],
  ['google ', 'google '],
  ['newsletter', 'newsletter'],
  ['spring+sale', 'spring sale'],
  ['%d7%a7%d7%99%d7%a5', 'קיץ'],
  ['%d7', '%d7'],
  ['50%', '50%'],
  ['constructor', 'constructor'],
  ['__proto__', '__proto__'],
])('the source %j is shown as %j', (source, name) => {
  expect(sourceName(source)).toBe(name)
})
