import { expect, test } from 'vitest'
import { promises as claimedDays } from '#catalog/claims.ts'
import { termOf } from '#catalog/terms.ts'
import { keepUnits } from '#i18n/keep-units.ts'
import { mapTexts } from '#i18n/map-texts.ts'
import { copyFor } from './copy.server.ts'

const langs = ['he', 'en'] as const

/** The promises of the marketing texts, in the words of each language. */
const promises = {
  he: {
    'years of experience': /16\s(?:שנות|שנים)|16\+/,
    projects: /יותר מ־100\sפרויקטים/,
    'most of them under NDA': /רובם תחת הסכם סודיות/,
    'delivery in days': /(?:בתוך|תוך)\sימים/,
    'a quote within 24 hours': /הצעת מחיר תוך\s24\sשעות/,
    'a free specification': /אפיון (?:בחינם|חינם|ללא עלות)/,
    'the full code': /הקוד המלא/,
    'several languages': /בשפה אחת או (?:יותר|בכמה)/,
    'a built-in CRM': /מערכת (?:פניות|לניהול פניות|מובנית)/,
  },
  en: {
    'years of experience': /16\+?\syears/,
    projects: /more than 100\sprojects/,
    'most of them under NDA': /most of them under a non-disclosure agreement/,
    'delivery in days': /within\sdays/,
    'a quote within 24 hours': /a quote within\s24\shours/i,
    'a free specification': /A free specification/,
    'the full code': /the full code moves to your account/,
    'several languages': /in one language or more/,
    'a built-in CRM': /A CRM in every site/,
  },
}

const promised = langs.flatMap((lang) =>
  Object.entries(promises[lang]).map(([promise, words]) => ({ lang, promise, words })),
)

// Proves 3.1.4.
test.each(promised)('the texts in $lang promise $promise', ({ lang, words }) => {
  const { pages, meta, servicePages } = copyFor(lang)
  expect(JSON.stringify([pages, meta, servicePages])).toMatch(words)
})

const times = {
  he: {
    form: 'שעתיים',
    quote: '24\u00a0שעות',
    kept: /24\sחודשים|שנתיים/,
    requests: /30\s(?:יום|ימים)/,
  },
  en: {
    form: '2\u00a0hours',
    quote: '24\u00a0hours',
    kept: /24\smonths|2\syears/,
    requests: /30\sdays/,
  },
}

// Proves 5.7.3.
test.each(langs)(
  'the form in %s promises a reply in business hours, and a quote within a day',
  (lang) => {
    const { forms, servicePages } = copyFor(lang)
    expect(forms.lead.promise).toContain(times[lang].form)
    expect(forms.lead.promise).toMatch(/10:30.*18:00/)
    for (const id of [
      'app-development',
      'uxui-design',
      'landing-page',
      'digital-presence',
    ] as const)
      expect(servicePages[id].order.text).toContain(times[lang].quote)
    for (const id of ['strategic-consulting', 'digital-business-card'] as const)
      expect(servicePages[id].order.text).toContain(times[lang].form)
  },
)

// Proves 5.8.1.
test.each([
  ['he', '14\u00a0ימים', /הנמוך מביניהם/, /אין החזר|ללא החזר/],
  ['en', '14\u00a0days', /whichever is lower/, /no refund/i],
] as const)(
  'the texts in %s state the cancellation rules of the law',
  (lang, days, lower, refused) => {
    const { servicePage, servicePages, ...rest } = copyFor(lang)
    expect(servicePage.terms.cancellation.work).toContain(days)
    const { subscription: cancellation } = servicePage.terms.cancellation
    expect(cancellation).toContain(days)
    expect(cancellation).toContain('5%')
    expect(cancellation).toMatch(/₪.{0,3}100|100.{0,3}₪/)
    expect(cancellation).toMatch(lower)
    expect(JSON.stringify([servicePage, servicePages, rest])).not.toMatch(refused)
  },
)

// Proves 5.7.4.
test('the steps of a website, minus their overlap, take as long as promised for a website', () => {
  const steps = Object.values(claimedDays.processDays)
  const { from, to } = termOf('delivery.website')
  const total = (end: 0 | 1) =>
    steps.reduce((sum, step) => sum + step[end], 0) - claimedDays.overlapDays[end]
  expect([total(0), total(1)]).toEqual([from, to])
})

// Proves 5.7.4.
test.each([
  ['he', /תשובה תוך\s24\sשעות/, /מיד/, /אפליקציה בתוך\sשבועות/],
  ['en', /reply within\s24\shours/i, /as soon as you send/, /an app takes\sweeks/],
] as const)(
  'in %s a reply never takes the time of a quote, the builder sends at once, apps take weeks',
  (lang, slowReply, atOnce, weeks) => {
    const { pages, meta } = copyFor(lang)
    expect(JSON.stringify([pages, meta])).not.toMatch(slowReply)
    expect(pages['package-builder'].body.quote.promise).toMatch(atOnce)
    expect(pages.home.opening.lead).toMatch(weeks)
  },
)

test.each(langs)('no line of the texts in %s breaks between a figure and its unit', (lang) => {
  const copy = copyFor(lang)
  expect(mapTexts(copy, keepUnits)).toEqual(copy)
  expect(copy.servicePages['app-development'].order.text).toContain(times[lang].quote)
})
