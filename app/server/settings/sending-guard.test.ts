import { afterEach, expect, test } from 'vitest'
import { company } from '#catalog/company.ts'
import { changeStudio } from '#catalog/studio.server.ts'
import { studioFieldNames, studioFrom, valuesOf } from '#domain/studio/studio-values.ts'
import type { Lang } from '#i18n/languages.ts'
import { sampleEmail, sampleLead } from '#tests/support/email-samples.ts'
import { frozenSample } from '#tests/support/sample-quote.ts'
import { composeAccountEmail } from '../email/compose-account-email.ts'
import { composeDirectEmail } from '../email/compose-direct-email.ts'
import { composeEmail, senderOf } from '../email/compose-email.ts'
import { optionalIds } from '#domain/quotes/price-quote.ts'
import { handOverText } from '../quotes/hand-over-text.ts'
import { quotePdfContent } from '../quotes/quote-pdf.ts'
import { findHoldingFields } from './sending-guard.ts'
import type { SettingsCache } from './settings-cache.ts'

const defaults = valuesOf(company)
const token = 'k'.repeat(43)

const own: Record<string, string> = {
  'name.he': 'רימון',
  'name.en': 'Rimon',
  phone: '+972547713345',
  email: 'dana@rimon.co.il',
  'legal.name.he': 'רימון בע״מ',
  'legal.name.en': 'Rimon Ltd',
  'legal.registration': '514321987',
  url: 'https://rimon.co.il',
}

function settingsWith(stored: Record<string, string>): Pick<SettingsCache, 'get'> {
  // SAFETY: the guard reads only this setting.
  return { get: (key: string) => (key === 'studio' ? stored : null) } as SettingsCache
}

const strict = { PUBLIC_URL: undefined, SAMPLES_MAY_LEAVE: false, SET: [] }

afterEach(() => changeStudio(company))

// Proves 8.6.1.
test('each detail that emails and quotes tell holds them while it is a sample', () => {
  const held = (stored: Record<string, string>, env = strict) =>
    findHoldingFields(settingsWith(stored), env)
  expect(held({})).toEqual(expect.arrayContaining(Object.keys(own)))
  expect(held(own)).toEqual([])
  for (const field of Object.keys(own)) {
    const { [field]: _, ...others } = own
    expect(held(others)).toEqual([field])
  }
  expect(held({}, { ...strict, SAMPLES_MAY_LEAVE: true })).toEqual([])
  const { url: _, ...others } = own
  expect(
    findHoldingFields(settingsWith(others), { ...strict, PUBLIC_URL: 'https://r.co' }),
  ).toEqual([])
})

function sentQuote() {
  const { text } = frozenSample()
  const none = { acceptance: null, acceptanceHash: null, decline: null }
  return { id: 'a', token, snapshot: text, ...none }
}

/** Everything that is sent to a visitor or client, once nothing holds it. */
function outgoingTexts(language: Lang): string[] {
  const siteUrl = own['url'] ?? ''
  const from = { name: 'רימון', address: 'dana@rimon.co.il' }
  const sender = { from, siteUrl, ownerUrl: siteUrl }
  const lead = { ...sampleLead, id: 'l', pageTitleHe: '', pageTitleEn: '', pageUrl: siteUrl }
  const { snapshot, hash } = frozenSample()
  const chosen = optionalIds(snapshot.lines)
  const quote = sentQuote()
  const emails = (['visitor-receipt', 'quote-link'] as const).map((kind) =>
    composeEmail(sampleEmail({ id: 'e', kind, language, lead, quote }), sender),
  )
  const words = { subject: 's', label: 'l', title: 't', text: 't', button: 'b', footer: 'f' }
  const direct = composeDirectEmail(
    { recipient: 'x@example.com', lang: language, words, href: siteUrl },
    { from: sender.from, id: 'i' },
  )
  const printable = { snapshot, hash, chosen, acceptance: null, acceptanceHash: null }
  return [
    ...[...emails, direct].map((email) => JSON.stringify(email)),
    JSON.stringify(quotePdfContent(printable, language)),
    handOverText({ ...printable, language, token }, siteUrl),
  ]
}

// Proves 8.6.2.
test.each(['he', 'en'] as const)(
  'once nothing holds it, no text in %s that leaves has a sample value',
  (language) => {
    changeStudio(studioFrom({ ...defaults, ...own }))
    const samples = studioFieldNames
      .map((field) => defaults[field])
      .filter((value) => value.length > 3 && !/^\d\d:\d\d$/.test(value))
    samples.push(new URL(company.url).hostname)
    const texts = outgoingTexts(language)
    expect(texts.length).toBeGreaterThan(4)
    const found = texts.flatMap((text) => samples.filter((sample) => text.includes(sample)))
    expect([...new Set(found)]).toEqual([])
  },
)

const ownersKinds = [
  'owner-notice',
  'held-notice',
  'late-notice',
  'quote-notice',
  'acceptance-notice',
  'decline-notice',
  'reopen-notice',
] as const
const accountKinds = ['reset-link', 'password-recovered', 'code-refused'] as const

// Proves 8.6.3.
test.each([
  ['no address is set', undefined, false, null],
  ['an address is set', 'https://rimon.co.il', false, 'https://rimon.co.il'],
  ['samples may leave', undefined, true, company.url],
])('while %s, emails to the owner and admins link only to it', (_, url, may, origin) => {
  const sender = senderOf({
    MAIL_FROM: { name: 'ר', address: 'dana@rimon.co.il' },
    PUBLIC_URL: url,
    SAMPLES_MAY_LEAVE: may,
  })
  const lead = { ...sampleLead, id: 'l', pageUrl: '', email: 'client@example.org' }
  const change = { language: 'he', lead, quote: sentQuote() } as const
  const account = { id: 'e', adminId: 'a', recipient: 'x@y.z', language: 'he' } as const
  const emails = [
    ...ownersKinds.map((kind) => composeEmail(sampleEmail({ id: 'e', kind, ...change }), sender)),
    ...accountKinds.map((kind) =>
      composeAccountEmail({ ...account, kind, createdAt: new Date() }, sender, null),
    ),
  ]
  expect(emails.length).toBeGreaterThan(8)
  for (const { subject, html, text } of emails)
    for (const body of [html, text]) {
      const links = [...body.matchAll(/https?:\/\/[^/\s"<]+(?=\/(?:he|en)\/)/g)].map(
        ([link]) => link,
      )
      expect([subject, new Set(links)]).toEqual([subject, new Set(origin === null ? [] : [origin])])
    }
})
