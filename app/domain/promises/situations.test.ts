import { expect, test } from 'vitest'
import { situationsOf } from './situations.ts'

const always = ['answer', 'call-back', 'follow-up']

test.each([
  [{ next: 'answer', quote: null }, always],
  [{ next: 'follow-up', quote: null }, ['follow-up', 'answer', 'call-back']],
  [{ next: null, quote: null }, always],
  [{ next: 'finish-quote', quote: 'draft' }, ['finish-quote', ...always]],
  [{ next: 'follow-up-quote', quote: 'viewed' }, ['follow-up-quote', 'decide-quote', ...always]],
  [{ next: 'decide-quote', quote: 'sent' }, ['decide-quote', 'follow-up-quote', ...always]],
  [{ next: 'answer-decline', quote: 'declined' }, ['answer-decline', ...always]],
  [{ next: null, quote: 'accepted' }, ['start-work', ...always]],
  [
    { next: 'call-back', quote: 'sent' },
    ['call-back', 'follow-up-quote', 'decide-quote', 'answer', 'follow-up'],
  ],
  [{ next: null, quote: 'void' }, always],
] as const)('for %j the texts are %j', (facts, situations) => {
  expect(situationsOf(facts)).toEqual(situations)
})
