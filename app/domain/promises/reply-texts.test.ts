import { expect, test } from 'vitest'
import {
  factsIn,
  isUsableReply,
  maxReplyLength,
  readReplyText,
  replySituations,
  showReplyText,
  type ReplyPart,
} from './reply-texts.ts'

const names = {
  name: 'שם',
  founder: 'שמי',
  studio: 'הסטודיו',
  quote: 'ההצעה',
  validUntil: 'תוקף ההצעה',
}
const read = (typed: string, part: ReplyPart = 'decide-quote') =>
  readReplyText(typed, { part, names })

// Proves 7.12.1, 7.12.2.
test.each([
  ['', ''],
  ['  ', ''],
  ['שלום', 'שלום'],
  ['כאן {שמי} מ{הסטודיו}', 'כאן {founder} מ{studio}'],
  ['{ ההצעה } עד {תוקף ההצעה}', '{quote} עד {validUntil}'],
  ['שורה\n\nועוד אחת', 'שורה\n\nועוד אחת'],
  ['א'.repeat(maxReplyLength('decide-quote')), 'א'.repeat(maxReplyLength('decide-quote'))],
])('the text %j is stored as %j', (typed, text) => {
  expect(read(typed)).toEqual({ text })
})

// Proves 7.12.2.
test.each([
  ['א'.repeat(maxReplyLength('decide-quote') + 1), { kind: 'long' }],
  ['שלום {שם}', { kind: 'fact', name: 'שם' }],
  // The names of this language only.
  ['{studio}', { kind: 'fact', name: 'studio' }],
  ['{}', { kind: 'fact', name: '' }],
  ['{שמי', { kind: 'brace' }],
  ['שמי}', { kind: 'brace' }],
  ['{{שמי}}', { kind: 'brace' }],
])('the text %j is refused with %j', (typed, fault) => {
  expect(read(typed)).toEqual({ fault })
})

// Proves 7.12.2.
test('a quote can be named only where the person has one', () => {
  const having = replySituations.filter((situation) => factsIn(situation).includes('quote'))
  expect(having).toEqual(['follow-up-quote', 'decide-quote', 'answer-decline', 'start-work'])
  expect(read('{ההצעה}', 'answer')).toEqual({ fault: { kind: 'fact', name: 'ההצעה' } })
  expect(read('{שמי}', 'erase')).toEqual({ text: '{founder}' })
})

// Proves 7.12.4.
test.each([
  ['greeting', 'היי {שם},', { text: 'היי {name},' }],
  ['greeting', 'היי {שם}\nמ{הסטודיו}', { text: 'היי {name} מ{studio}' }],
  ['greeting', '', { text: '' }],
  ['greeting', 'א'.repeat(121), { fault: { kind: 'long' } }],
  ['greetingOnly', 'היי {שם},', { fault: { kind: 'fact', name: 'שם' } }],
  ['subject', 'תשובה מ{הסטודיו}', { text: 'תשובה מ{studio}' }],
  ['subject', '{ההצעה}', { fault: { kind: 'fact', name: 'ההצעה' } }],
  ['privacySubject', '{שמי}', { text: '{founder}' }],
] as const)('the %s %j is read as %j', (part, typed, result) => {
  expect(read(typed, part)).toEqual(result)
})

test.each(['כאן {שמי} מ{הסטודיו}', '{ההצעה} עד {תוקף ההצעה}', 'בלי פרטים'])(
  'the text %j is shown as it was typed',
  (typed) => {
    const result = read(typed)
    expect('text' in result && showReplyText(result.text, names)).toBe(typed)
  },
)

test.each([
  ['{quote}', 'decide-quote', true],
  ['{quote}', 'answer', false],
  ['{budget}', 'decide-quote', false],
  ['{founder}', 'answer', true],
  ['{name}', 'greeting', true],
  ['{name}', 'answer', false],
] as const)('whether the stored text %j can be used for %s: %j', (text, situation, isUsable) => {
  expect(isUsableReply(text, situation)).toBe(isUsable)
})
