import { expect, test } from 'vitest'
import { readContactErrors, readFieldErrors } from './field-errors.ts'

test('the first error of each field of the form is read, and no other', () => {
  const errors = [
    { field: 'name', code: 'nameMin' },
    { field: 'name', code: 'nameMax' },
    { field: 'language', code: 'invalid' },
    { field: 'phone', code: 'invalid' },
    { field: 'message', code: 'messageMin' },
  ]
  expect(readContactErrors(errors)).toEqual({ name: 'nameMin', message: 'messageMin' })
})

test('an unknown country is shown as an invalid phone', () => {
  expect(readContactErrors([{ field: 'country_code', code: 'invalid' }])).toEqual({
    phone: 'phoneInvalid',
  })
})

test.each([
  null,
  undefined,
  'errors',
  { field: 'name', code: 'nameMin' },
  [null, 'x', 7, {}, { field: 'name' }, { code: 'nameMin' }],
  [{ field: 'name', code: 'evil' }],
  [{ field: '__proto__', code: 'nameMin' }],
])('%j holds no errors', (errors) => {
  expect(readContactErrors(errors)).toEqual({})
})

test('a form reads only its own fields and codes', () => {
  const errors = [
    { field: 'offer', code: 'offerRequired' },
    { field: 'name', code: 'nameMin' },
  ]
  expect(readFieldErrors(errors, { fields: ['offer'], codes: ['offerRequired'] })).toEqual({
    offer: 'offerRequired',
  })
})
