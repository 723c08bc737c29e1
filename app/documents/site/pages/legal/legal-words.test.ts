import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { company } from '#catalog/company.ts'
import { browserStorage } from '#catalog/browser-storage.ts'
import { promises } from '#catalog/claims.ts'
import { accessibilityReview } from '#catalog/legal.ts'
import { serviceIds } from '#catalog/services.ts'
import { cancellationFee, termOf } from '#catalog/terms.ts'
import { keepUnits } from '#i18n/keep-units.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import { copyFor } from '#copy/copy.server.ts'
import { serviceTerms } from '#documents/site/parts/service-terms.ts'
import { serviceTermsFor } from './service-terms.tsx'

const langs = ['he', 'en'] as const
const root = join(import.meta.dirname, '../../../../..')

type Path = 'privacy-policy' | 'terms-of-service' | 'accessibility'

/** The text of one section with its facts filled in, without direction marks. */
function sectionOf(lang: Lang, path: Path, id: string): string {
  const section = copyFor(lang).pages[path].body.sections[id]
  return (section?.blocks ?? [])
    .flat()
    .join('\n')
    .replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '')
}

/** A number with its unit, as Intl writes it, on one line: the texts must state the values of the constants. */
function withUnit(value: number, unit: 'day' | 'month', lang: Lang): string {
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const
  return keepUnits(new Intl.NumberFormat(languages[lang].locale, style).format(value))
}

// Proves 3.13.2, 4.10.2.
test.each(langs)('the privacy policy in %s states the periods that the program applies', (lang) => {
  const { forms, pages } = copyFor(lang)
  const retention = sectionOf(lang, 'privacy-policy', 'retention')
  expect(promises).toMatchObject({ retentionMonths: 24, privacyDays: 30 })
  expect(retention).toContain(withUnit(promises.retentionMonths, 'month', lang))
  expect(retention).toContain(withUnit(company.keep.heldDays, 'day', lang))
  expect(retention).toContain(withUnit(company.keep.binDays, 'day', lang))
  expect(forms.lead.privacy.text).toContain(withUnit(promises.retentionMonths, 'month', lang))
  expect(sectionOf(lang, 'privacy-policy', 'request')).toContain(
    withUnit(promises.privacyDays, 'day', lang),
  )
  expect(pages['privacy-policy'].opening.lead).toContain(
    withUnit(promises.privacyDays, 'day', lang),
  )
})

// Proves 3.13.2.
test.each([
  [
    'he',
    [
      'נאסף ונשמר',
      'אין חובה על פי חוק',
      'Google',
      'האחסון',
      'הדואר',
      'לראות',
      'לתקן',
      'למחוק',
      'החיבור לאתר מוצפן',
      'להתלונן ברשות להגנת הפרטיות',
    ],
  ],
  [
    'en',
    [
      'collected and kept by',
      'No law obliges you',
      'Google',
      'hosting',
      'email provider',
      'see',
      'correct',
      'erase',
      'connection to the site is encrypted',
      'complain to the Privacy Protection Authority',
    ],
  ],
] as const)('the privacy policy in %s contains the notice that the law requires', (lang, words) => {
  const ids = Object.keys(copyFor(lang).pages['privacy-policy'].body.sections)
  const text = ids.map((id) => sectionOf(lang, 'privacy-policy', id)).join('\n')
  for (const word of words) expect(text).toContain(word)
})

/**
 * The code that stores something in a visitor's browser, and the item of the table that describes
 * it.
 */
const writers = {
  'app/documents/behaviours/consent/stored-choice.ts': ['consent', 'consentClosed'],
  'app/documents/behaviours/language.ts': ['language', 'languageCopy'],
  'app/documents/behaviours/theme.ts': ['theme'],
  'app/parts/arrival.ts': ['cameFrom'],
  'app/parts/lead-attempt.ts': ['leadAttempt'],
  'app/documents/site/pages/qr/behaviours/saved-codes.ts': ['madeCodes'],
  'app/server/gate/pass.ts': ['pass'],
  'app/documents/card/behaviours/keep-offline.ts': ['cardWorker'],
  'public/card-worker.js': ['cards'],
} as const

// Proves 3.13.6.
test('the privacy policy lists what public pages store in a browser, and nothing else', () => {
  const writes =
    /(?:local|session)Storage\.setItem|document\.cookie = `(?!\$\{name\}=;)|Set-Cookie|serviceWorker\.register|caches\.open/
  const found = globSync(['app/**/*.{ts,tsx}', 'public/*.js'], { cwd: root })
    .filter((file) => !/\.test\.tsx?$|^app\/(?:desk|server\/(?:admins|desk|http))\//.test(file))
    .filter((file) => writes.test(readFileSync(join(root, file), 'utf8')))
  // The under-construction page sets the pass; gate.ts defines it.
  const passOn = new Set([
    'app/documents/site/pages/under-construction/under-construction-page.tsx',
    'app/server/gate/gate.ts',
  ])
  expect(found.filter((file) => !passOn.has(file)).toSorted()).toEqual(
    Object.keys(writers).toSorted(),
  )
  expect(Object.values(writers).flat().toSorted()).toEqual(Object.keys(browserStorage).toSorted())
  for (const [file, ids] of Object.entries(writers))
    for (const id of ids) {
      const { name } = browserStorage[id]
      expect(readFileSync(join(root, file), 'utf8')).toContain(name.replace(/-\d+$/, ''))
    }
})

// Proves 3.13.1.
test.each(langs)('the terms in %s repeat those of the services word for word', (lang) => {
  const copy = copyFor(lang)
  const services = serviceTermsFor(copy, company.sales)
  expect(services.map(({ service }) => service)).toEqual(serviceIds)
  for (const { service, terms } of services)
    for (const { id, text } of terms) {
      const words = copy.servicePages[service]
      const page = serviceTerms(service, {
        words,
        shared: copy.servicePage,
        catalogue: copy.catalogue,
      })
      expect(text).toBe(page[id])
      expect(text).not.toContain('{')
    }
  const all = services.flatMap(({ terms }) => terms.map(({ text }) => text)).join('\n')
  const { from, to } = termOf('delivery.landing-page')
  expect(all.replaceAll(/[\u2060-\u2069]/g, '')).toContain(`${from}–${to}`)
  expect(
    services.every(({ terms }) =>
      ['payment', 'delivery', 'revisions', 'warranty'].every((id) =>
        terms.some((term) => term.id === id),
      ),
    ),
  ).toBe(true)
})

// Proves 5.8.1.
test.each([
  ['he', /הנמוך מביניהם/],
  ['en', /whichever is lower/],
] as const)('the terms in %s state the legal rules of cancellation', (lang, lower) => {
  const text = sectionOf(lang, 'terms-of-service', 'cancellation')
  expect([termOf('cancellation.consumer').from, termOf('cancellation.extended').from]).toEqual([
    14, 4,
  ])
  expect(cancellationFee).toEqual({ share: 500, atMost: 10_000 })
  for (const words of [withUnit(14, 'day', lang), withUnit(4, 'month', lang), '5%'])
    expect(text).toContain(words)
  expect(text).toMatch(/₪.{0,3}100|100.{0,3}₪/)
  expect(text).toMatch(lower)
})

// Proves 3.13.1.
test.each([
  ['he', /בשקלים/, /כולל אותו/],
  ['en', /in shekels/, /does not mention VAT includes it/],
] as const)('the terms in %s state the currency, VAT and validity', (lang, currency, vat) => {
  const prices = sectionOf(lang, 'terms-of-service', 'prices')
  expect(prices).toMatch(currency)
  expect(prices).toMatch(vat)
  expect(sectionOf(lang, 'terms-of-service', 'agreement')).toContain(
    withUnit(company.quoteValidDays, 'day', lang),
  )
})

// Proves 3.13.1.
test.each([
  ['he', /הקוד שהכנו בשבילכם הם שלכם/, /לא תעלה על מה ששולם/, /הדין הישראלי.*המוסמך בישראל/],
  ['en', /code we made for you are yours/, /limited to the amount paid/, /Israeli law.*in Israel/],
] as const)(
  'the terms in %s state who owns the work, liability and law',
  (lang, own, most, law) => {
    expect(sectionOf(lang, 'terms-of-service', 'rights')).toMatch(own)
    expect(sectionOf(lang, 'terms-of-service', 'liability')).toMatch(most)
    expect(sectionOf(lang, 'terms-of-service', 'law')).toMatch(law)
  },
)

// Proves 10.1.5.
test.each([
  ['he', /לא ערכנו בדיקה עם אנשים/, /נציבות שוויון זכויות/],
  ['en', /not yet tested with people/, /Commission for Equal Rights/],
] as const)('the accessibility statement in %s is complete', (lang, gap, commission) => {
  expect(sectionOf(lang, 'accessibility', 'standard')).toMatch(/WCAG 2\.2.*AA/)
  expect(sectionOf(lang, 'accessibility', 'gaps')).toMatch(gap)
  expect(sectionOf(lang, 'accessibility', 'contact')).toContain(company.founder.name[lang])
  expect(sectionOf(lang, 'accessibility', 'complaints')).toMatch(commission)
})

// Proves 10.1.5.
test.each(langs)('the accessibility statement in %s names the tools that really run', (lang) => {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>
  }
  expect(accessibilityReview.axe).toBe(devDependencies['axe-core'])
  expect(accessibilityReview.playwright).toBe(devDependencies['playwright-core'])
  const script = readFileSync(join(root, 'scripts/accessibility.ts'), 'utf8')
  expect(script).toContain(String(accessibilityReview.narrowest))
  expect(script).toContain(String(accessibilityReview.widest))
  const checks = sectionOf(lang, 'accessibility', 'checks')
  expect(checks).toContain(`axe-core ${accessibilityReview.axe}`)
  expect(checks).toContain(`Playwright ${accessibilityReview.playwright}`)
})
