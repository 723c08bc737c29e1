import { expect, test } from 'vitest'
import { readFormValues } from './read-form-values.ts'

function post(body: BodyInit): Request {
  return new Request('https://site.test', { method: 'POST', body })
}

test('the text fields of a posted form are read, without its files', async () => {
  const body = new FormData()
  body.append('name', 'נועה')
  body.append('message', '')
  body.append('file', new File(['x'], 'x.txt'))
  expect(await readFormValues(post(body))).toEqual({ name: 'נועה', message: '' })
})

test.each(['{"name":"x"}', ''])('the body %j is no form and has no fields', async (body) => {
  expect(await readFormValues(post(body))).toEqual({})
})
