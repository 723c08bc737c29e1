import { expect, test } from 'vitest'
import { pages } from '#catalog/pages.ts'
import { locate } from './locate.ts'

const inEnglish = () => 'en' as const

test('every page of the catalogue is found in both languages', () => {
  expect(pages.length).toBeGreaterThan(40)
  for (const { path } of pages) {
    expect(locate(`/he/${path}`, inEnglish)).toEqual({ kind: 'page', lang: 'he', path })
    expect(locate(`/en/${path}`, inEnglish)).toEqual({ kind: 'page', lang: 'en', path })
  }
})

const token = 'k3J_x-'.repeat(7)

test.each([
  [`/he/quote/${token}`, 'quote'],
  [`/en/quote/${token}/pdf`, 'quote'],
  [`/en/quote/${token}/choice`, 'quote'],
  [`/en/quote/${token}/view`, 'quote'],
  [`/en/quote/${token}/other`, 'not-found'],
  [`/en/quote/${token}/pdf/more`, 'not-found'],
  [`/en/quote/${token}/`, 'not-found'],
  ['/en/quote', 'not-found'],
  ['/en/quote/%2e%2e', 'not-found'],
  [`/en/quote/${'x'.repeat(101)}`, 'not-found'],
])('%s is of the kind %s', (address, kind) => {
  expect(locate(address, inEnglish).kind).toBe(kind)
})

test.each([
  ['/he', '/he/'],
  ['/en/about/', '/en/about'],
  ['/contact', '/he/contact'],
  ['/about', '/he/about'],
  ['/portfolio', '/he/portfolio'],
  ['/portfolio/rody-app', '/he/portfolio/rody-app'],
  ['/privacy', '/he/privacy-policy'],
  ['/terms-of-service', '/he/terms-of-service'],
  ['/services/uxui-design', '/he/services/uxui-design'],
  ['/services/business-launch', '/he/services/digital-presence'],
  ['/services/landing-pages', '/he/services/digital-presence'],
  ['/en/services/landing-pages', '/en/services/digital-presence'],
  ['/en/services/smart-upgrade', '/en/services/strategic-consulting'],
  ['/he/services/mvp-accelerator', '/he/services/app-development'],
  ['/v/noa-barak', '/he/v/noa-barak'],
  ['/emodesuper', '/he/emodesuper'],
  ['/emodesuper/dashboard', '/he/emodesuper/dashboard'],
])('%s has moved to %s for good', (from, to) => {
  expect(locate(from, inEnglish)).toEqual({ kind: 'moved', to, forGood: true })
})

test('a template without a language goes to the visitor’s language, not for good', () => {
  expect(locate('/templates/law-firm', inEnglish)).toEqual({
    kind: 'moved',
    to: '/en/templates/law-firm',
    forGood: false,
  })
})

test.each([
  '/HE/about',
  '/blog',
  '/he/nothing',
  '/he//about',
  '//evil.test',
  '/he//evil.test',
  '/he/../..//evil.test',
  '/services/x',
  '/templates/Law-Firm',
  '/ru/about',
  '/ru',
  '/__proto__',
  '/services/__proto__',
  '/he/services/constructor',
  '/v/a_b',
  '/v/',
  '/he/v/a/b',
  '/he/v/noa-barak/contact.vcf/',
  '/he/v/noa-barak/contact.vcf/x',
  '/contact/x',
])('%s is not found', (path) => {
  expect(locate(path, inEnglish).kind).toBe('not-found')
})

test('the contact of a card is a file beside it', () => {
  expect(locate('/he/v/noa-barak/contact.vcf', inEnglish)).toEqual({ kind: 'card', lang: 'he' })
})

test('cards speak Russian too', () => {
  expect(locate('/ru/v/noa-barak', inEnglish)).toEqual({ kind: 'card', lang: 'ru' })
})
