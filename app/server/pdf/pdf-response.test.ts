import { pino } from 'pino'
import { expect, test } from 'vitest'
import { RetryLaterError } from '../retry-later-error.ts'
import { pdfResponse } from './pdf-response.ts'

const lines: string[] = []
const log = pino({}, { write: (line) => void lines.push(line) })

function respond(make: () => Promise<Buffer>) {
  return pdfResponse({ make, name: 'quote.pdf', failed: 'ה־PDF לא נוצר' }, log)
}

test('a document is a PDF file', async () => {
  const response = await respond(() => Promise.resolve(Buffer.from('%PDF-')))
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(await response.text()).toBe('%PDF-')
})

test('an error of the typesetter is said in words and logged', async () => {
  const response = await respond(() => Promise.reject(new Error('array index out of bounds')))
  expect(response.status).toBe(500)
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await response.text()).toBe('ה־PDF לא נוצר')
  expect(lines.join('')).toContain('array index out of bounds')
})

test('a full queue of documents is answered as busy', async () => {
  await expect(respond(() => Promise.reject(new RetryLaterError('full')))).rejects.toThrow('full')
})
