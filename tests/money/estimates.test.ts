import { expect, test } from 'vitest'
import { copyFor } from '#copy/copy.server.ts'
import { formatDay } from '#i18n/format.ts'
import { frozenSample } from '#tests/support/sample-quote.ts'
import { offerTexts } from './offer-texts.tsx'

const estimates = ['s=mvp', 's=ui-design.basic', 's=website,mvp', 's=maintenance:12,mvp']
const langs = ['he', 'en'] as const
const cases = estimates.flatMap((basket) => langs.map((lang) => ({ basket, lang })))

// Proves 6.3.7.
test.each(cases)(
  'every text about $basket in $lang says that it is an estimate, and promises no price or date',
  ({ basket, lang }) => {
    const { offers, accept } = copyFor(lang).quotes
    const lastDay = formatDay(frozenSample({ basket }).snapshot.validUntil, lang)
    for (const [where, text] of Object.entries(offerTexts(basket, lang))) {
      expect(text, where).toMatch(lang === 'he' ? /הערכ/ : /estimate/i)
      expect(text, where).not.toContain(offers.quote.label)
      expect(text, where).not.toContain(lastDay)
      expect(text, where).not.toMatch(/לא ישתנו|קבועים לכל|will not change|stay as they are/)
      expect(text, where).not.toContain(accept.submit)
    }
  },
)

// Proves 6.3.7.
test.each(cases)(
  'the total of $basket in $lang is a "from" wherever it stands',
  ({ basket, lang }) => {
    const texts = offerTexts(basket, lang)
    const from = lang === 'he' ? /החל מ־/ : /from/i
    for (const where of [
      'linkText',
      'linkHtml',
      'noticeText',
      'noticeHtml',
      'page',
      'pdf',
    ] as const)
      expect(texts[where], where).toMatch(from)
  },
)

test.each(langs)('a quote in %s is no estimate anywhere', (lang) => {
  const quote = offerTexts('s=website,maintenance:12', lang)
  for (const [where, text] of Object.entries(quote)) {
    expect(text, where).not.toMatch(lang === 'he' ? /הערכת מחיר/ : /estimate/i)
    expect(text, where).not.toMatch(lang === 'he' ? /החל מ־/ : /\bfrom ₪/i)
  }
  expect(quote.page).toContain(copyFor(lang).quotes.accept.submit)
})
