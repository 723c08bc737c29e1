import { expect, test } from 'vitest'
import { refusedOrder } from './order-state.ts'

const values = { name: 'דנה' }

test.each([
  [[{ field: 'name', code: 'nameMin' }], { name: 'nameMin' }],
  [[{ field: 'offer', code: 'offerRequired' }], { offer: 'offerRequired' }],
  [[{ field: 'country_code', code: 'invalid' }], { phone: 'phoneInvalid' }],
  [
    [
      { field: 'phone', code: 'phoneInvalid' },
      { field: 'phone', code: 'phoneMax' },
    ],
    { phone: 'phoneInvalid' },
  ],
] as const)('%j is shown at its field', (found, errors) => {
  expect(refusedOrder(values, found)).toEqual({ kind: 'open', values, errors, failed: false })
})

test.each([[[]], [[{ field: 'language', code: 'invalid' }] as const]])(
  '%j has no field, because the visitor cannot correct it',
  (found) => {
    expect(refusedOrder(values, found)).toEqual({ kind: 'open', values, errors: {}, failed: true })
  },
)
