import { expect, test } from 'vitest'
import { readContactErrors } from './field-errors.ts'
import { refusedForm } from './form-state.ts'

const values = { name: 'א', country_code: 'GB', message: '' }

test('a refused form comes back with its values and errors', () => {
  expect(refusedForm(values, readContactErrors([{ field: 'name', code: 'nameMin' }]))).toEqual({
    values,
    errors: { name: 'nameMin' },
    failed: false,
  })
})

test.each([[[]], [[{ field: 'page_url', code: 'invalid' }]]])(
  'without errors at its fields (%j) the form has failed',
  (errors) => {
    expect(refusedForm(values, readContactErrors(errors))).toEqual({
      values,
      errors: {},
      failed: true,
    })
  },
)
