import { expect, test } from 'vitest'
import { explainCreationFailures, explainFailure } from './explain-failure.ts'

const memory =
  'could not resize shared memory segment "/PostgreSQL.123" to 1048576 bytes: No space left on device'
const disk = 'could not extend file "base/1/2691": No space left on device'
const other = 'configuration file "postgresql.conf" contains errors'

// Proves 11.3.11.
test.each([
  [
    memory,
    /^There is no space left for shared memory \(\/dev\/shm\): .+ \(It failed: could not resize/,
  ],
  [disk, /^The disk of the data folder is full: .+ \(It failed: could not extend/],
  [other, /^It failed: configuration file/],
])('the cause of %j comes first', (reason, expected) => {
  expect(explainFailure('It failed', reason)).toMatch(expected)
})

const rights = {
  description: 'user 60900',
  reason: 'could not access directory: Permission denied',
}
const unshare = { description: 'a user namespace', reason: 'unshare: unshare failed' }

test.each([
  ['the same cause for each user', [memory, memory, memory], /^There is no space left for shared/],
  ['no rights for the first user', [rights.reason, disk], /^The disk of the data folder is full/],
  [
    'no rights for any user',
    [rights.reason, unshare.reason],
    /^PostgreSQL does not run as root, .+ \(user 0: could/,
  ],
])('as root, %s: the cause comes first', (_, reasons, expected) => {
  const failures = reasons.map((reason, at) => ({ description: `user ${at}`, reason }))
  expect(explainCreationFailures(failures, true)).toMatch(expected)
})

test('an ordinary user is not told about root', () => {
  expect(explainCreationFailures([rights], false)).toBe(
    'PostgreSQL could not create its files (user 60900: could not access directory: Permission denied)',
  )
})
