import { expect, test } from 'vitest'
import { pages } from '#content/pages.ts'
import { parseAddress } from './parse-address.ts'

const inEnglish = () => 'en' as const

// Proves 2.1.1.
test('every page of the catalogue is found in both languages', () => {
  expect(pages.length).toBeGreaterThan(40)
  for (const page of pages) {
    const { path } = page
    const found = { kind: 'route', record: page, id: 'page', path, name: '' }
    expect(parseAddress(`/he/${path}`, inEnglish)).toEqual({ ...found, lang: 'he' })
    expect(parseAddress(`/en/${path}`, inEnglish)).toEqual({ ...found, lang: 'en' })
  }
})

const token = 'k3J_x-'.repeat(7)

test.each([
  [`/he/quote/${token}`, 'quote'],
  [`/en/quote/${token}/pdf`, 'quote-pdf'],
  [`/en/quote/${token}/choice`, 'quote-choice'],
  [`/en/quote/${token}/view`, 'quote-view'],
  ['/he/feed.xml', 'feed'],
  ['/he/sample-quote.pdf', 'sample-quote'],
  ['/en/blog/search.json', 'post-index'],
  ['/en/feed.xml/', 'not-found'],
  ['/feed.xml', 'not-found'],
  [`/en/quote/${token}/other`, 'not-found'],
  [`/en/quote/${token}/pdf/more`, 'not-found'],
  [`/en/quote/${token}/`, 'not-found'],
  ['/en/quote', 'not-found'],
  ['/en/quote/%2e%2e', 'not-found'],
  [`/en/quote/${'x'.repeat(101)}`, 'not-found'],
])('%s is the route %s', (address, id) => {
  expect(parseAddress(address, inEnglish)).toMatchObject({ id })
})

// Proves 2.3.1, 2.4.1.
test.each([
  ['/he', '/he/'],
  ['/en/about/', '/en/about'],
  ['/contact', '/he/contact'],
  ['/about', '/he/about'],
  ['/blog', '/he/blog'],
  ['/blog/lovable-base44-reality', '/he/blog/lovable-base44-reality'],
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
])('%s redirects to %s permanently', (from, to) => {
  expect(parseAddress(from, inEnglish)).toMatchObject({ kind: 'redirect', to, isPermanent: true })
})

// Proves 2.3.4.
test.each([
  ['/services', '/he/'],
  ['/services/', '/he/'],
  ['/he/services', '/he/'],
  ['/en/services', '/en/'],
  ['/en/services/', '/en/'],
])('%s redirects permanently to the services on %s', (from, to) => {
  const redirect = { kind: 'redirect', to, hash: '#services', isPermanent: true, isUngated: false }
  expect(parseAddress(from, inEnglish)).toEqual(redirect)
})

// Proves 2.3.2.
test.each([
  'templates/law-firm',
  'templates/aesthetic-clinic',
  'templates/aesthetic-clinic/pricing',
])(
  '/%s redirects temporarily to the saved language, or shows the root page to detect one',
  (path) => {
    const redirect = { kind: 'redirect', to: `/en/${path}`, isPermanent: false, isUngated: false }
    expect(parseAddress(`/${path}`, inEnglish)).toEqual(redirect)
    expect(parseAddress(`/${path}`, () => null)).toMatchObject({ id: 'root', lang: null, path })
  },
)

// Proves 2.2.1.
test.each([
  '/HE/about',
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
  '/:lang/about',
  '/he/about.data',
  '/he/v/:slug',
  '/busy',
  '/services/__proto__',
  '/he/services/constructor',
  '/v/a_b',
  '/v/',
  '/he/v/a/b',
  '/he/v/noa-barak/contact.vcf/',
  '/he/v/noa-barak/contact.vcf/x',
  '/contact/x',
  '/he/templates/aesthetic-clinics',
  '/he/templates/law-firm/x',
  '/templates/aesthetic-clinic/x',
])('%s is not found', (path) => {
  expect(parseAddress(path, inEnglish)).toMatchObject({ id: 'not-found' })
})

// Proves 3.6.8.
test.each([
  ['/he/templates/aesthetic-clinic/x', 'he'],
  ['/en/templates/aesthetic-clinic/x/', 'en'],
  ['/en/templates/aesthetic-clinic/about/x', 'en'],
  ['/he/templates/aesthetic-clinic/About', 'he'],
])('%s gets the not-found page of the clinic', (path, lang) => {
  expect(parseAddress(path, inEnglish)).toMatchObject({ id: 'clinic-not-found', lang })
})

test('the contact file of a card has an address below the card', () => {
  expect(parseAddress('/he/v/noa-barak/contact.vcf', inEnglish)).toMatchObject({
    id: 'card-contact',
    lang: 'he',
  })
})

// Proves 1.2.2, 2.1.1.
test('cards exist in Russian too', () => {
  expect(parseAddress('/ru/v/noa-barak', inEnglish)).toMatchObject({ id: 'card', lang: 'ru' })
})

test('no two pages share an address without a language', () => {
  const all = pages.flatMap(({ unprefixed, formerPaths }) => [...unprefixed, ...formerPaths])
  expect(all).toEqual([...new Set(all)])
})
