import { expect, test } from 'vitest'
import { postingPage } from './posting-page.ts'

test.each([
  ['/he/', ''],
  ['/he/services/landing-page', 'services/landing-page'],
  ['/en/', 'contact'],
  ['/he/nowhere', 'contact'],
  ['https://evil.test/he/', 'contact'],
  ['', 'contact'],
])('a form with the page URL %j was posted from %j', (pageUrl, path) => {
  expect(postingPage({ page_url: pageUrl }, 'he')).toBe(path)
})
