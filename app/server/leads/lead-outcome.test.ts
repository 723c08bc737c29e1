import { expect, test } from 'vitest'
import { refuseLead } from './lead-outcome.ts'

test.each([
  ['invalid', 400],
  ['idempotency_key_invalid', 400],
  ['idempotency_key_reused', 422],
  ['rate_limited', 429],
  ['unavailable', 503],
] as const)('a lead refused as %s has the status %i', (reason, status) => {
  expect(refuseLead(reason)).toMatchObject({ kind: 'refused', reason, status, errors: [] })
})

test('only a temporary refusal has a time to retry', () => {
  expect(refuseLead('invalid').retryAfterSeconds).toBeNull()
  expect(refuseLead('rate_limited', { retryAfterSeconds: 17 }).retryAfterSeconds).toBe(17)
  expect(refuseLead('unavailable').retryAfterSeconds).toBe(3)
})
