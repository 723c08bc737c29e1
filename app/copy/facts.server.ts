import { promises } from '#catalog/claims.ts'
import { isExemptDealer } from '#catalog/exempt-dealer.server.ts'
import { studioRanges } from '#catalog/studio-hours.server.ts'
import { studio } from '#catalog/studio.server.ts'
import { sessionMinutes } from '#catalog/consulting-offers.ts'
import { chosenPriceSource } from '#catalog/price-book.ts'
import { outsideAmounts } from '#catalog/outside-amounts.ts'
import { sellables } from '#catalog/sellables.ts'
import { termOf, type TermId } from '#catalog/terms.ts'
import { validity } from '#catalog/validity.ts'
import { formatShare } from '#i18n/format-share.ts'
import {
  formatDollars,
  formatDuration,
  formatMoney,
  formatNumber,
  formatRange,
} from '#i18n/format.ts'
import { formatOpenHours, formatWeekdays } from '#i18n/format-hours.ts'
import type { Lang } from '#i18n/languages.ts'
import { vat as englishVat } from './en/vat.ts'
import { vat as hebrewVat } from './he/vat.ts'
import { legalFacts } from './legal-facts.server.ts'

function companyFacts(lang: Lang) {
  const { businessHours } = studio()
  return {
    studio: studio().name[lang],
    founder: studio().founder.name[lang],
    jobTitle: studio().founder.jobTitle[lang],
    openDays: formatWeekdays(businessHours.days, lang),
    openHours: formatOpenHours(studioRanges(), lang),
  }
}

function promiseFacts(lang: Lang) {
  const { processDays } = promises
  return {
    replyTime: formatDuration(promises.replyHours, 'hour', lang),
    formReplyTime: formatDuration(promises.formReplyHours, 'hour', lang),
    supportTime: formatDuration(promises.supportDays, 'day', lang),
    scopeDays: formatRange(...processDays.scope, lang),
    designDays: formatRange(...processDays.design, lang),
    buildDays: formatRange(...processDays.build, lang),
    launchDays: formatRange(...processDays.launch, lang),
    overlapDays: formatRange(...promises.overlapDays, lang),
  }
}

/**
 * Durations and terms of what the studio sells. A range comes without its unit, which the sentence
 * adds.
 */
function termFacts(lang: Lang) {
  const range = (id: TermId) => formatRange(termOf(id).from, termOf(id).to, lang)
  const days = (id: TermId) => formatDuration(termOf(id).from, 'day', lang)
  return {
    landingPageDays: range('delivery.landing-page'),
    websiteDays: range('delivery.website'),
    planDays: range('delivery.business-plan'),
    brandingDays: range('delivery.branding'),
    shopDays: range('delivery.shopify-store'),
    warrantyDays: formatNumber(termOf('warranty').from, lang),
    longWarrantyDays: formatNumber(termOf('warranty').to, lang),
    diagnosisMinutes: range('assessment.consulting'),
    sessionMinutes: formatNumber(sessionMinutes, lang),
    trainingHours: range('training.figma'),
    introMinutes: range('intro-call'),
    cardMonths: sellables['digital-card'].price.term.usual,
    upgradeSupportTime: days('support.smart-upgrade'),
    smallChangesTime: days('small-changes'),
    schedulingTime: days('scheduling.large-projects'),
  }
}

function discountFacts(lang: Lang) {
  const { packages } = studio().sales
  return {
    launchDiscount: formatShare(packages['business-launch'], lang),
    upgradeDiscount: formatShare(packages['smart-upgrade'], lang),
    afterDesignDiscount: formatShare(packages['development-after-design'], lang),
    mvpDiscount: formatShare(packages['mvp-for-design-clients'], lang),
    tenSessionsSaving: formatShare(chosenPriceSource('ux-mentoring.ten', {}).saving ?? 0, lang),
  }
}

/**
 * Of work that is paid in two parts: the share before it and the rest. A half has a word,
 * `startShare` at the start of a sentence.
 * @param downPayment in basis points
 */
export function downPaymentFacts(downPayment: number, lang: Lang) {
  const halves = { he: ['חצי', 'חצי'], en: ['half', 'Half'] } as const
  const [half, first] = halves[lang]
  const share = (part: number, word: string = half) =>
    part === 5_000 ? word : formatShare(part, lang)
  return {
    downShare: share(downPayment),
    startShare: share(downPayment, first),
    restShare: share(10_000 - downPayment),
  }
}

function vatFacts(lang: Lang) {
  const { phrases, usual, exempt } = { he: hebrewVat, en: englishVat }[lang]
  const isExempt = isExemptDealer()
  const unlessExempt = (text: string) => (isExempt ? '' : text)
  return {
    withVat: unlessExempt(`, ${phrases.with}`),
    vatIncluded: unlessExempt(phrases.included),
    vatAdded: unlessExempt(phrases.added),
    andVat: unlessExempt(` ${phrases.and}`),
    vatToo: unlessExempt(`, ${phrases.too}`),
    vatRateToo: unlessExempt(`, ${phrases.rateToo}`),
    articleVat: unlessExempt(` ${phrases.article}`),
    ...(isExempt ? exempt : usual),
  }
}

function validityFacts(lang: Lang) {
  return {
    passTime: formatDuration(validity.passDays, 'day', lang),
    invitationTime: formatDuration(validity.invitationHours, 'hour', lang),
    resetTime: formatDuration(validity.resetLinkMinutes, 'minute', lang),
    previewTime: formatDuration(validity.retentionPreviewDays, 'day', lang),
  }
}

function outsideFacts(lang: Lang) {
  return {
    appleYear: formatDollars(outsideAmounts.appleYear, lang),
    googlePlayOnce: formatDollars(outsideAmounts.googlePlayOnce, lang),
    allocationAmount: formatMoney(outsideAmounts.allocationNumber, lang),
  }
}

/**
 * The values of placeholders such as {studio} and {years}, for all texts. They change with the
 * catalogue and the studio's details.
 */
export function factsIn(lang: Lang) {
  return {
    ...companyFacts(lang),
    ...promiseFacts(lang),
    ...termFacts(lang),
    ...discountFacts(lang),
    ...downPaymentFacts(studio().sales.downPayment, lang),
    ...vatFacts(lang),
    ...legalFacts(lang),
    ...validityFacts(lang),
    ...outsideFacts(lang),
    years: studio().claims.years.value,
    projects: studio().claims.projects.value,
  } satisfies Record<string, string | number>
}
