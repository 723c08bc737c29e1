import { expect, test } from 'vitest'
import { maxDeclineText, parseDecline } from './decline.ts'

test.each([
  ['nothing', {}, { reason: null, text: '' }],
  ['a reason', { reason: 'price' }, { reason: 'price', text: '' }],
  ['an unknown reason', { reason: 'unicorn' }, { reason: null, text: '' }],
  ['words', { words: '  מאוחר לנו\r\nהשנה ' }, { reason: null, text: 'מאוחר לנו\nהשנה' }],
  ['blank words', { reason: 'not-now', words: ' \n ' }, { reason: 'not-now', text: '' }],
  [
    'words as long as they may be',
    { words: 'א'.repeat(maxDeclineText) },
    { reason: null, text: 'א'.repeat(maxDeclineText) },
  ],
  ['words that are one too long', { words: 'א'.repeat(maxDeclineText + 1) }, null],
])('%s of a decline', (_name, fields, decline) => {
  expect(parseDecline(new Map(Object.entries(fields)))).toEqual(decline)
})
