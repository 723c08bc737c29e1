import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { claims, promises } from '#catalog/claims.ts'
import { company } from '#catalog/company.ts'
import { sessionMinutes } from '#catalog/consulting-offers.ts'
import { accessibilityReview, privacyRequestDays, recordMonths } from '#catalog/legal.ts'
import { priceSourcesOf } from '#catalog/price-book.ts'
import { outsideAmounts } from '#catalog/outside-amounts.ts'
import { defaultSales } from '#catalog/pricing-rules.ts'
import type { PackageId } from '#domain/pricing/package-ids.ts'
import { cancellationFee, termOf, terms, type TermId } from '#catalog/terms.ts'
import { validity } from '#catalog/validity.ts'
import type { Lang } from '#i18n/languages.ts'
import { vat as englishVat } from './en/vat.ts'
import { vat as hebrewVat } from './he/vat.ts'
import { copyFor } from './copy.server.ts'
import { factsIn } from './facts.server.ts'

const langs = ['he', 'en'] as const

type Fact = keyof ReturnType<typeof factsIn>
type Source = (lang: Lang) => readonly (number | string)[]

const term =
  (id: TermId): Source =>
  () => {
    const { from, to } = terms[id][0]
    return from === to ? [from] : [from, to]
  }
const days =
  (step: keyof typeof promises.processDays): Source =>
  () =>
    promises.processDays[step]
const discount =
  (id: PackageId): Source =>
  () => [defaultSales.packages[id] / 100]
const vatWords = { he: hebrewVat, en: englishVat }
const vatPhrase =
  (before: string, id: keyof typeof hebrewVat.phrases): Source =>
  (lang) => [before + vatWords[lang].phrases[id]]
const { standard, level, israeliStandard, axe, playwright, narrowest, widest } = accessibilityReview

/** The source of each fact in the texts: names, or the numbers that it states. */
const sources: Record<Fact, Source> = {
  studio: (lang) => [company.name[lang]],
  founder: (lang) => [company.founder.name[lang]],
  jobTitle: (lang) => [company.founder.jobTitle[lang]],
  openDays: (lang) => [{ he: 'יום\u00a0ראשון עד יום\u00a0חמישי', en: 'Sunday to Thursday' }[lang]],
  openHours: (lang) => [{ he: 'בין\u00a010:30\u00a0ל־18:00', en: '10:30 to 18:00' }[lang]],
  replyTime: () => [promises.replyHours],
  formReplyTime: () => [promises.formReplyHours],
  supportTime: () => [promises.supportDays],
  scopeDays: days('scope'),
  designDays: days('design'),
  buildDays: days('build'),
  launchDays: days('launch'),
  overlapDays: () => promises.overlapDays,
  landingPageDays: term('delivery.landing-page'),
  websiteDays: term('delivery.website'),
  planDays: term('delivery.business-plan'),
  brandingDays: term('delivery.branding'),
  shopDays: term('delivery.shopify-store'),
  warrantyDays: () => [termOf('warranty').from],
  longWarrantyDays: () => [termOf('warranty').to],
  diagnosisMinutes: term('assessment.consulting'),
  sessionMinutes: () => [sessionMinutes],
  trainingHours: term('training.figma'),
  introMinutes: term('intro-call'),
  cardMonths: () =>
    priceSourcesOf('digital-card')
      .map(({ months }) => months ?? 0)
      .slice(0, 1),
  upgradeSupportTime: term('support.smart-upgrade'),
  smallChangesTime: term('small-changes'),
  schedulingTime: term('scheduling.large-projects'),
  launchDiscount: discount('business-launch'),
  upgradeDiscount: discount('smart-upgrade'),
  afterDesignDiscount: discount('development-after-design'),
  mvpDiscount: discount('mvp-for-design-clients'),
  downShare: (lang) => [{ he: 'חצי', en: 'half' }[lang]],
  startShare: (lang) => [{ he: 'חצי', en: 'Half' }[lang]],
  restShare: (lang) => [{ he: 'חצי', en: 'half' }[lang]],
  withVat: vatPhrase(', ', 'with'),
  vatIncluded: vatPhrase('', 'included'),
  vatAdded: vatPhrase('', 'added'),
  andVat: vatPhrase(' ', 'and'),
  vatToo: vatPhrase(', ', 'too'),
  vatRateToo: vatPhrase(', ', 'rateToo'),
  articleVat: vatPhrase(' ', 'article'),
  liveSums: (lang) => [vatWords[lang].usual.liveSums],
  vatRule: (lang) => [vatWords[lang].usual.vatRule],
  tenSessionsSaving: () => [(priceSourcesOf('ux-mentoring.ten')[0].saving ?? 0) / 100],
  legalName: (lang) => [company.legal.name[lang]],
  registration: () => [company.legal.registration],
  retentionTime: term('retention.contact-requests'),
  privacyTime: term('reply.privacy'),
  heldTime: () => [company.keep.heldDays],
  binTime: () => [company.keep.binDays],
  recordTime: () => [recordMonths],
  unverifiedTime: () => [privacyRequestDays.unverified],
  linkTime: () => [privacyRequestDays.link],
  quoteTime: () => [company.quoteValidDays],
  cancelTime: term('cancellation.consumer'),
  extendedCancelTime: term('cancellation.extended'),
  refundTime: term('cancellation.refund'),
  cancelShare: () => [cancellationFee.share / 100],
  cancelMost: () => [cancellationFee.atMost / 100],
  appleYear: () => [outsideAmounts.appleYear],
  googlePlayOnce: () => [outsideAmounts.googlePlayOnce],
  allocationAmount: () => [outsideAmounts.allocationNumber / 100],
  wcag: () => [standard],
  israeliStandard: (lang) => [israeliStandard[lang]],
  level: () => [level],
  axe: () => [axe],
  playwright: () => [playwright],
  narrowest: () => [narrowest],
  widest: () => [widest],
  passTime: () => [validity.passDays],
  invitationTime: () => [validity.invitationHours],
  resetTime: () => [validity.resetLinkMinutes],
  previewTime: () => [validity.retentionPreviewDays],
  years: () => [claims.years.value],
  projects: () => [claims.projects.value],
}

/** Hebrew has a word for two hours. */
function numbersIn(text: string): number[] {
  const digits = text.replace('שעתיים', '2').replaceAll(',', '')
  return [...digits.matchAll(/\d+(?:\.\d+)?/g)].map(Number)
}

// Proves 5.7.4.
test.each(langs)('each fact in %s matches its source', (lang) => {
  const facts = factsIn(lang)
  const stated = Object.fromEntries(
    Object.entries(sources).map(([name, source]) => {
      const value = facts[name as Fact]
      const isNumber = source(lang).every((part) => typeof part === 'number')
      return [name, isNumber ? numbersIn(String(value)) : [value]]
    }),
  )
  const expected = Object.entries(sources).map(([name, source]) => [name, source(lang)])
  expect(stated).toEqual(Object.fromEntries(expected))
})

// Proves 5.7.4.
test.each(langs)('each fact in %s is used by some text', (lang) => {
  const texts = globSync('app/{content,copy,desk/words}/**/*.{ts,md}')
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  expect(Object.keys(factsIn(lang)).filter((name) => !texts.includes(`{${name}}`))).toEqual([])
})

// Proves 3.1.5.
test.each([
  ['he', /CRM בסיסי כלול/, 'CRM מורחב'],
  ['en', /basic CRM (?:comes with|is included)/i, 'Extended CRM'],
] as const)(
  'in %s the basic CRM is included and the extended one is sold',
  (lang, included, name) => {
    const { catalogue, servicePages } = copyFor(lang)
    for (const id of ['landing-page', 'digital-presence'] as const)
      expect(servicePages[id].whyMe.items.map(({ text }) => text).join()).toMatch(included)
    expect(catalogue.parts['website.crm'].name).toBe(name)
    expect(catalogue.parts['website.crm'].description).toMatch(included)
  },
)
