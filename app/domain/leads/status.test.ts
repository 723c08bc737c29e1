import { expect, test } from 'vitest'
import { leadStatuses } from './status.ts'

// Proves 4.8.1.
test('the statuses are the nine of the specification', () => {
  const specified =
    'new, contacted, read, unread, in_progress, qualified, closed_won, closed_lost, archived'
  expect(leadStatuses.toSorted()).toEqual(specified.split(', ').toSorted())
})
