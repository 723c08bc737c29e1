import { expect, test } from 'vitest'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { deletionQuestion, deletionRefusal } from './deletion-texts.ts'

const { leads: copy } = deskCopyFor('en').admin
const draft = { number: '2026-0012', isAccepted: false }
const accepted = { number: '2026-0003', isAccepted: true }

function readable(text = ''): string {
  return text.replaceAll(/[\u2060\u2068\u2069]/g, '')
}

test('the question about a lead names the quotes that are deleted with it', () => {
  const { text } = deletionQuestion(
    { kind: 'one', id: 'a', name: 'Dana', quotes: [draft] },
    copy,
    'en',
  )
  expect(text).toContain('Dana')
  expect(readable(text)).toContain('2026-0012')
  expect(text).toContain(copy.confirm.irreversible)
})

test('the question about a lead without quotes does not mention quotes', () => {
  const { text } = deletionQuestion(
    { kind: 'current', id: 'a', name: 'Dana', quotes: [] },
    copy,
    'en',
  )
  expect(text).not.toMatch(/offers|quote/)
})

// Proves 6.3.4.
test('a lead with an accepted quote cannot be deleted, and the reason names the quote', () => {
  const deletion = { kind: 'one', id: 'a', name: 'Dana', quotes: [draft, accepted] } as const
  expect(readable(deletionRefusal(deletion, copy.confirm)?.text)).toContain('2026-0003')
  expect(readable(deletionRefusal(deletion, copy.confirm)?.text)).not.toContain('2026-0012')
  expect(deletionRefusal({ ...deletion, quotes: [draft] }, copy.confirm)).toBeNull()
})

test('the question about several leads names the quotes that are deleted and those that stay', () => {
  const deletion = { kind: 'selected', ids: ['a', 'b'], quotes: [draft, accepted] } as const
  expect(deletionRefusal(deletion, copy.confirm)).toBeNull()
  const { title, text } = deletionQuestion(deletion, copy, 'en')
  expect(title).toContain('2')
  expect(readable(text)).toMatch(/deleted too: 2026-0012.*stays: 2026-0003/)
})
