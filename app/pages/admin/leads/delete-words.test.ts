import { expect, test } from 'vitest'
import { copyFor } from '#copy/copy.server.ts'
import { questionFor, refusalOf } from './delete-words.ts'

const { leads: copy } = copyFor('en').admin
const draft = { number: '2026-0012', isAccepted: false }
const accepted = { number: '2026-0003', isAccepted: true }

function readable(text = ''): string {
  return text.replaceAll(/[\u2060\u2068\u2069]/g, '')
}

test('the question about a lead names the quotes that go with it', () => {
  const { text } = questionFor({ kind: 'one', id: 'a', name: 'Dana', quotes: [draft] }, copy, 'en')
  expect(text).toContain('Dana')
  expect(readable(text)).toContain('2026-0012')
  expect(text).toContain(copy.confirm.irreversible)
})

test('a lead without quotes is asked about without a word on quotes', () => {
  const { text } = questionFor({ kind: 'this', id: 'a', name: 'Dana', quotes: [] }, copy, 'en')
  expect(text).not.toMatch(/offers|quote/)
})

test('a lead with an accepted quote is not asked about: it stays, and the quote is named', () => {
  const doomed = { kind: 'one', id: 'a', name: 'Dana', quotes: [draft, accepted] } as const
  expect(readable(refusalOf(doomed, copy.confirm)?.text)).toContain('2026-0003')
  expect(readable(refusalOf(doomed, copy.confirm)?.text)).not.toContain('2026-0012')
  expect(refusalOf({ ...doomed, quotes: [draft] }, copy.confirm)).toBeNull()
})

test('of several leads, the question tells which quotes go and which stay with their leads', () => {
  const doomed = { kind: 'selected', ids: ['a', 'b'], quotes: [draft, accepted] } as const
  expect(refusalOf(doomed, copy.confirm)).toBeNull()
  const { title, text } = questionFor(doomed, copy, 'en')
  expect(title).toContain('2')
  expect(readable(text)).toMatch(/go too: 2026-0012.*stays: 2026-0003/)
})
