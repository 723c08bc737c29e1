import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isDatabaseUnavailable } from './is-database-unavailable.ts'

const temporary = [
  '3D000',
  '57P01',
  '57P03',
  '57014',
  '53100',
  '53300',
  '08006',
  '58030',
  '25006',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
]

test.each(temporary)('%s is temporary', (code) => {
  expect(isDatabaseUnavailable(errorWith(code))).toBe(true)
})

test.each(['23505', '42P01', '22021', '40001', 'ERR_INVALID_ARG_TYPE'])(
  '%s is a bug of ours',
  (code) => {
    expect(isDatabaseUnavailable(errorWith(code))).toBe(false)
  },
)

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
])('an error of the driver without a code is temporary: %s', (message) => {
  expect(isDatabaseUnavailable(new Error(message))).toBe(true)
})

// Proves 11.3.9.
test('a read-only disk is temporary, a missing privilege is a bug', () => {
  const refused = (message: string) => Object.assign(new Error(message), { code: '42501' })
  const disk = 'could not extend file "base/16384/16390": Read-only file system'
  expect(isDatabaseUnavailable(refused(disk))).toBe(true)
  expect(isDatabaseUnavailable(refused('permission denied for table leads'))).toBe(false)
})

test('the cause of a failed query counts, and a value that is not an error does not', () => {
  expect(isDatabaseUnavailable(new DrizzleQueryError('select 1', [], errorWith('57P01')))).toBe(
    true,
  )
  expect(isDatabaseUnavailable(new DrizzleQueryError('select 1', [], errorWith('23505')))).toBe(
    false,
  )
  expect(isDatabaseUnavailable(undefined)).toBe(false)
  expect(isDatabaseUnavailable('57P01')).toBe(false)
})

function errorWith(code: string) {
  return Object.assign(new Error('failed'), { code })
}
