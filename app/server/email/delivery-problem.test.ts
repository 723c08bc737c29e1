import { expect, test } from 'vitest'
import { deliveryProblem } from './delivery-problem.ts'

test.each([
  ['EENVELOPE 550 RCPT TO', 'refused'],
  ['EMESSAGE 554 DATA', 'refused'],
  ['EENVELOPE 452 RCPT TO', 'later'],
  ['EENVELOPE 421 MAIL FROM', 'away'],
  ['EAUTH 535 AUTH PLAIN', 'password'],
  ['ESOCKET CONN', 'away'],
  ['ETIMEDOUT CONN', 'away'],
  ['file ENOSPC', 'folder'],
  ['given up by an admin', 'givenUp'],
  ['held: the lead was marked as spam', 'held'],
  ['held: the lead was deleted', 'binned'],
  ['too late', 'tooLate'],
  ['error', 'other'],
] as const)('%j is reported as %j', (lastError, trouble) => {
  expect(deliveryProblem(lastError)).toBe(trouble)
})
