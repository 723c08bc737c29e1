import { expect, test } from 'vitest'
import { postedFrom, readPostedLead, toFieldErrors } from './read-posted-lead.ts'

test('the fields of a posted form, without its files', async () => {
  const body = new FormData()
  body.append('name', 'נועה')
  body.append('message', '')
  body.append('file', new File(['x'], 'x.txt'))
  const request = new Request('https://site.test', { method: 'POST', body })
  expect(await readPostedLead(request)).toEqual({ name: 'נועה', message: '' })
})

test.each([
  ['/he/', ''],
  ['/he/services/landing-page', 'services/landing-page'],
  ['/en/', 'contact'],
  ['/he/nowhere', 'contact'],
  ['https://evil.test/he/', 'contact'],
  ['', 'contact'],
])('a form of %j came from %j', (pageUrl, path) => {
  expect(postedFrom({ page_url: pageUrl }, 'he')).toBe(path)
})

test('the first thing that is wrong with each field of the form is told, and nothing else', () => {
  const found = [
    { field: 'name', code: 'nameMin' },
    { field: 'name', code: 'nameMax' },
    { field: 'language', code: 'invalid' },
    { field: 'phone', code: 'invalid' },
    { field: 'message', code: 'messageMin' },
  ]
  expect(toFieldErrors(found)).toEqual({ name: 'nameMin', message: 'messageMin' })
})
