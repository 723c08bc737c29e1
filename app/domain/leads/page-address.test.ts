import { expect, test } from 'vitest'
import { readPageAddress } from './page-address.ts'

test('the campaign parameters are separated from the page', () => {
  const url =
    'https://dagesh.example/he/services/landing-page?utm_source=facebook&utm_campaign=%D7%90%D7%AA%D7%A8&fbclid=IwAR0x&project=one'
  expect(readPageAddress(url)).toEqual({
    page: 'dagesh.example/he/services/landing-page?project=one',
    campaign: { utm_source: 'facebook', utm_campaign: 'אתר' },
  })
})

test.each([
  ['/he/contact', '/he/contact'],
  ['https://dagesh.example/he/%D7%90', 'dagesh.example/he/א'],
  ['https://dagesh.example/he/%E0%A4', 'dagesh.example/he/%E0%A4'],
  ['https://dagesh.example/?utm_source=', 'dagesh.example/'],
  ['', ''],
])('%j is shown as %j', (url, page) => {
  expect(readPageAddress(url)).toEqual({ page, campaign: {} })
})
