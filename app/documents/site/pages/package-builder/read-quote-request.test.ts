import { expect, test } from 'vitest'
import type { FieldError } from '#domain/leads/field-errors.ts'
import { failureOf, readQuoteRequest } from './read-quote-request.server.ts'

function posted(fields: Record<string, string | Blob>): Request {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return new Request('http://site.invalid/', { method: 'POST', body })
}

test('a request is read with its key and elapsed time, apart from the visitor’s input', async () => {
  const { values, key, input } = await readQuoteRequest(
    posted({
      name: 'דנה',
      email: 'd@e.example',
      basket: 's=website',
      key: 'abcdefgh',
      elapsed_ms: '4200',
      total: '1',
    }),
  )
  expect(key).toBe('abcdefgh')
  expect(values).toEqual({ name: 'דנה', email: 'd@e.example' })
  expect(input).toMatchObject({ basket: 's=website', elapsed_ms: 4200 })
})

test.each(['', '-1', '1e308', 'soon', '12345678901'])(
  'an elapsed time of "%s" and an empty key are dropped',
  async (elapsed) => {
    const { key, input } = await readQuoteRequest(posted({ key: '', elapsed_ms: elapsed }))
    expect(key).toBeUndefined()
    expect(input).not.toHaveProperty('elapsed_ms')
  },
)

test('a posted file is not read as text', async () => {
  const { values, input } = await readQuoteRequest(
    posted({ name: new Blob(['x']), basket: new Blob(['s=website']) }),
  )
  expect(values).toEqual({})
  expect(input).toEqual({})
})

test.each<[found: FieldError[], failure: string]>([
  [[{ field: 'basket', code: 'invalid' }], 'empty'],
  [[{ field: 'name', code: 'nameMin' }], 'fields'],
  [[{ field: 'page_url', code: 'invalid' }], 'failed'],
  [[], 'failed'],
])('%j is reported as %s', (found, failure) => {
  expect(failureOf('invalid', found, {}).failure).toBe(failure)
})

// Proves 9.2.3.
test.each(['text/plain', 'application/json'])(
  'a body of type %s is refused with 415',
  async (type) => {
    const request = new Request('http://site.invalid/', {
      method: 'POST',
      headers: { 'Content-Type': type },
      body: 'name=x',
    })
    await expect(readQuoteRequest(request)).rejects.toMatchObject({ status: 415 })
  },
)
