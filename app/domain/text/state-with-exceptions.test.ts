import { expect, test } from 'vitest'
import { stateWithExceptions } from './state-with-exceptions.ts'

const halves = 'Half and half.'
const ahead = 'In advance.'

test.each([
  ['nothing', [], ''],
  ['one thing', [['Site', halves]], 'Half and half.'],
  [
    'two that are the same',
    [
      ['Site', halves],
      ['Shop', halves],
    ],
    'Half and half.',
  ],
  [
    'one exception, which comes first',
    [
      ['Card', ahead],
      ['Site', halves],
      ['Shop', halves],
    ],
    'Half and half. Card: In advance.',
  ],
  [
    'as many of each: both are named',
    [
      ['Site', halves],
      ['Card', ahead],
    ],
    'Site: Half and half. Card: In advance.',
  ],
  [
    'two exceptions with the same text',
    [
      ['Site', halves],
      ['Shop', halves],
      ['Plan', halves],
      ['Card', ahead],
      ['Care', ahead],
    ],
    'Half and half. Card, Care: In advance.',
  ],
] as const)('%s', (_what, things, text) => {
  expect(stateWithExceptions(things.map(([name, text]) => ({ name, text })))).toBe(text)
})
