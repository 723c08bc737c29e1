import { expect, test } from 'vitest'
import { describeRequest } from './describe-request.server.ts'

const request = {
  id: 'a',
  kind: 'access',
  name: 'Dana',
  email: 'dana@example.com',
  details: '',
  language: 'en',
  receivedAt: new Date('2026-11-01T10:00:00Z'),
  suspicious: false,
  verifiedAt: null,
  answeredAt: null,
  linkSentAt: null,
  receiptSentAt: null,
  noticeSentAt: null,
} as const

// Proves 10.4.4.
test.each([
  ['2026-11-01', '30\u00a0days left', false],
  ['2026-11-30', 'One day left', false],
  ['2026-12-01', 'Due today', false],
  ['2026-12-02', 'One day overdue', true],
])('on %s a request of 1 November says "%s", overdue: %s', (today, deadline, isOverdue) => {
  const view = describeRequest(request, 'en', new Date(`${today}T12:00:00Z`))
  expect([view.deadline, view.isOverdue]).toEqual([deadline, isOverdue])
})
