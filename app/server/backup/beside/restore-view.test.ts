import { expect, test } from 'vitest'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { describeRestore } from './restore-view.ts'

const both = { now: 3, restored: 2 }
const counts = { leads: both, quotes: both, cards: both, codes: both, emails: both }
const newest = {
  now: { name: 'דנה', receivedAt: new Date('2026-11-28T10:00:00Z') },
  restored: null,
}
const note = { backup: 'b', madeAt: '2026-11-27T10:00:00Z' }

function changesOf(leads: { onlyNow: number; onlyRestored: number; changed: number }) {
  const comparison = { counts, newest, leads: { ...leads, onlyNowNames: ['דנה', 'Ann'] } }
  const view = describeRestore({ kind: 'ready', ...note, comparison }, 'he')
  return view.kind === 'ready' ? view.changes : []
}

test.each([
  [{ onlyNow: 0, onlyRestored: 0, changed: 0 }, 'הפניות זהות'],
  [{ onlyNow: 1, onlyRestored: 0, changed: 0 }, 'פנייה אחת'],
  [{ onlyNow: 2, onlyRestored: 0, changed: 0 }, 'Ann'],
  [{ onlyNow: 7, onlyRestored: 0, changed: 0 }, '7 פניות'],
  [{ onlyNow: 0, onlyRestored: 3, changed: 0 }, '3 פניות שנמחקו'],
  [{ onlyNow: 0, onlyRestored: 0, changed: 4 }, '4 פניות יחזרו'],
])('of the differences %o the owner reads: %s', (leads, words) => {
  expect(changesOf(leads)[0]).toContain(words)
})

test('a failure is told with its reason', () => {
  const { problems } = deskCopyFor('he').adminRestore
  expect(describeRestore({ kind: 'failed', why: 'full' }, 'he')).toEqual({
    kind: 'failed',
    problem: problems.full,
  })
})
