import { expect, test } from 'vitest'
import { orderBack } from './order-state.ts'

const values = { name: 'דנה' }

test.each([
  [[{ field: 'name', code: 'nameMin' }], { name: 'nameMin' }],
  [[{ field: 'offer', code: 'invalid' }], { offer: 'invalid' }],
  [[{ field: 'country_code', code: 'invalid' }], { phone: 'phoneInvalid' }],
  [
    [
      { field: 'phone', code: 'phoneInvalid' },
      { field: 'phone', code: 'phoneMax' },
    ],
    { phone: 'phoneInvalid' },
  ],
] as const)('%j comes back at its field', (found, errors) => {
  expect(orderBack(values, found)).toEqual({ kind: 'refused', values, errors })
})

test.each([[[]], [[{ field: 'language', code: 'invalid' }] as const]])(
  '%j is nothing the visitor can mend',
  (found) => {
    expect(orderBack(values, found)).toEqual({ kind: 'failed', values, errors: {} })
  },
)
