import { expect, test } from 'vitest'
import { postedFrom, toFieldErrors } from './read-posted-lead.ts'

test.each([
  [{}, 'contact'],
  [{ page_url: '' }, 'contact'],
  [{ page_url: '/en/' }, ''],
  [{ page_url: '/en/contact' }, 'contact'],
  [{ page_url: '/en/services/landing-page' }, 'services/landing-page'],
  [{ page_url: '/he/services/landing-page' }, 'contact'],
  [{ page_url: 'https://evil.test/en/about' }, 'contact'],
  [{ page_url: '/en/__proto__' }, 'contact'],
])('a form with %o was sent from %j', (values, path) => {
  expect(postedFrom(values, 'en')).toBe(path)
})

test('each field keeps the first of its errors, and what no field has is left out', () => {
  const found = [
    { field: 'name', code: 'nameMin' },
    { field: 'name', code: 'nameMax' },
    { field: 'phone_prefix', code: 'invalid' },
    { field: 'email', code: 'invalid' },
  ]
  expect(toFieldErrors(found)).toEqual({ name: 'nameMin' })
})
