import { expect, test } from 'vitest'
import { requireForm } from './require-form.ts'

function post(type: string | null, body: string) {
  const request = new Request('http://localhost/', { method: 'POST', body })
  if (type === null) request.headers.delete('content-type')
  else request.headers.set('content-type', type)
  return requireForm(request)
}

test.each([
  ['application/x-www-form-urlencoded'],
  ['application/x-www-form-urlencoded;charset=UTF-8'],
])('a form of type %s is parsed', async (type) => {
  expect((await post(type, 'intent=delete&intent=x')).get('intent')).toBe('delete')
})

test('without a content type a form has no fields', async () => {
  expect([...(await post(null, 'intent=delete'))]).toEqual([])
})

test.each([
  ['text/plain', 'intent=delete', 415],
  ['application/json', '{"intent":"delete"}', 415],
  ['application/x-www-form-urlencoded-not', 'intent=delete', 415],
  ['multipart/form-data', 'intent=delete', 400],
  ['multipart/form-data; boundary=x', '--y\r\n', 400],
])('%s with %j is refused with %i', async (type, body, status) => {
  await expect(post(type, body)).rejects.toMatchObject({ status })
})
