import { expect, test } from 'vitest'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { deletionQuestion, deletionRefusal } from './deletion-texts.ts'

const inList = { lang: 'en', erases: false } as const
const inBin = { lang: 'en', erases: true } as const
const { leads: copy } = deskCopyFor('en').admin
const draft = { number: '2026-0012', isAccepted: false }
const accepted = { number: '2026-0003', isAccepted: true }

function readable(text = ''): string {
  return text.replaceAll(/[\u2060\u2066-\u2069]/g, '')
}

test('the question about a lead names the quotes whose links stop working', () => {
  const { text } = deletionQuestion(
    { kind: 'one', id: 'a', name: 'Dana', quotes: [draft] },
    copy,
    inList,
  )
  expect(text).toContain('Dana')
  expect(readable(text)).toContain('2026-0012')
  expect(text).toMatch(/for\s30\sdays/)
})

test('the question about a lead without quotes does not mention quotes', () => {
  const { text } = deletionQuestion(
    { kind: 'current', id: 'a', name: 'Dana', quotes: [] },
    copy,
    inList,
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

test('the question about several leads names the quotes whose links stop working and those that stay', () => {
  const deletion = { kind: 'selected', ids: ['a', 'b'], quotes: [draft, accepted] } as const
  expect(deletionRefusal(deletion, copy.confirm)).toBeNull()
  const { title, text } = deletionQuestion(deletion, copy, inList)
  expect(title).toContain('2')
  expect(readable(text)).toMatch(/stop working: 2026-0012.*stays: 2026-0003/)
})

// Proves 4.9.4.
test.each([
  { kind: 'current', id: 'a', name: 'Dana', quotes: [draft] },
  { kind: 'one', id: 'a', name: 'Dana', quotes: [draft] },
  { kind: 'selected', ids: ['a', 'b'], quotes: [draft] },
  { kind: 'all', count: 12 },
] as const)('the question about the bin ($kind) warns that it cannot be undone', (deletion) => {
  const { title, text } = deletionQuestion(deletion, copy, inBin)
  expect(title).toContain('for good')
  expect(text).toContain('This cannot be undone')
  expect(deletionQuestion(deletion, copy, inList).text).not.toContain('undone')
})
