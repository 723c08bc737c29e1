import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { describeError } from './describe-error.ts'

test('an error is described by name, message and stack', () => {
  const { error, at } = describeError(new TypeError('nothing to read'))
  expect(error).toBe('TypeError: nothing to read')
  expect(at).toContain('describe-error.test.ts')
})

// Proves 9.5.1.
test('query parameters and rejected values, which visitors may have typed, are left out', () => {
  const refused = Object.assign(
    new Error('invalid input syntax for type uuid: "dana@example.com"'),
    { code: '22P02' },
  )
  const described = describeError(new DrizzleQueryError('select $1', ['dana@example.com'], refused))
  expect(described.code).toBe('22P02')
  expect(JSON.stringify(described)).not.toContain('dana@example.com')
})

test('a thrown value that is not an Error is described only by its type', () => {
  expect(describeError('dana@example.com')).toEqual({ error: 'string', at: '' })
})
