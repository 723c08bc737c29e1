import { expect, test } from 'vitest'
import { readResult } from './send-lead.ts'

// Proves 4.6.1.
test.each([
  [
    { success: true, id: 'x', emailNotified: true },
    { kind: 'saved', emailNotified: true },
  ],
  [
    { success: true, emailNotified: false },
    { kind: 'saved', emailNotified: false },
  ],
  [{ success: true }, { kind: 'saved', emailNotified: true }],
  [{ success: 'true' }, { kind: 'failed' }],
  [{}, { kind: 'failed' }],
  [null, { kind: 'failed' }],
  ['ok', { kind: 'failed' }],
  [{ success: false, error: 'internal_error', errors: [] }, { kind: 'failed' }],
  [
    { success: false, error: 'invalid', errors: [{ field: 'email', code: 'emailInvalid' }] },
    { kind: 'invalid', errors: { email: 'emailInvalid' } },
  ],
  [
    {
      success: false,
      errors: [
        { field: 'page_url', code: 'invalid' },
        { field: 'name', code: 'evil' },
        null,
        'x',
        { field: 'name' },
      ],
    },
    { kind: 'failed' },
  ],
  [{ success: false, errors: { field: 'name' } }, { kind: 'failed' }],
])('%j is read as %j', (json, result) => {
  expect(readResult(json)).toEqual(result)
})
