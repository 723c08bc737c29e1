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

// Proves 9.2.3.
test.each(['text/plain', 'application/json', 'application/xml'])(
  'a body of %s is no form: 415',
  async (type) => {
    const request = new Request('https://site.test', {
      method: 'POST',
      headers: { 'Content-Type': type },
      body: '{"name":"x"}',
    })
    await expect(readFormValues(request)).rejects.toMatchObject({ status: 415 })
  },
)
