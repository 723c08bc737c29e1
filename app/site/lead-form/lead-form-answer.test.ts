import { expect, test } from 'vitest'
import { leadFormAnswer } from './lead-form-answer.ts'

function posted(values: Record<string, string | Blob>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.append(name, value)
  return form
}

test('what was written comes back, with its errors', () => {
  const form = posted({ name: 'א', country_code: 'GB', message: '', website: 'x', language: 'he' })
  expect(leadFormAnswer(form, [{ field: 'name', code: 'nameMin' }])).toEqual({
    values: { name: 'א', country_code: 'GB', message: '' },
    errors: { name: 'nameMin' },
    failed: false,
  })
})

test('an error outside of the fields is a failure of the form', () => {
  expect(
    leadFormAnswer(posted({ name: 'נועה' }), [{ field: 'page_url', code: 'invalid' }]),
  ).toEqual({
    values: { name: 'נועה' },
    errors: {},
    failed: true,
  })
  expect(leadFormAnswer(posted({})).failed).toBe(true)
})

test('a file in place of a text is dropped', () => {
  expect(leadFormAnswer(posted({ name: new Blob(['x']) })).values).toEqual({})
})
