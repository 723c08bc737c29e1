import { simpleParser } from 'mailparser'
import { expect, test } from 'vitest'
import { company } from '#catalog/company.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import {
  hostileLead,
  hostileText,
  sampleEmail,
  sampleLead,
  sampleSender,
} from '#tests/support/email-samples.ts'
import { frozenSample } from '#tests/support/sample-quote.ts'
import { composeEmail } from './compose-email.ts'
import { isForOwner } from './email-kinds.ts'
import type { EmailQuote } from './email-quote.ts'
import { composeMime } from './mime.ts'

const langs: readonly Lang[] = ['he', 'en']
const kinds = ['quote-notice', 'quote-link', 'acceptance-notice', 'acceptance-receipt'] as const
const all = kinds.flatMap((kind) => langs.map((language) => ({ kind, language })))

const token = 'k'.repeat(43)
const id = '0199a7c2-0000-7000-8000-0000000000aa'

const acceptance = JSON.stringify({
  format: 1,
  number: '2026-0007',
  version: 1,
  snapshotHash: 'a'.repeat(64),
  chosen: [],
  totals: { once: 1_000_000, monthly: 0, term: 0 },
  name: hostileText.slice(0, 99),
  at: '2026-11-21T12:32:10Z',
})

function quote(change: Partial<EmailQuote> = {}): EmailQuote {
  return {
    id,
    token,
    snapshot: frozenSample().text,
    acceptance,
    acceptanceHash: 'b'.repeat(64),
    decline: null,
    ...change,
  }
}

test.each(all)(
  '$kind in $language: no visitor input becomes markup, and every slot is filled',
  ({ kind, language }) => {
    const { html } = composeEmail(
      sampleEmail({ kind, language, lead: hostileLead, quote: quote() }),
      sampleSender,
    )
    const tags = [...html.matchAll(/<\/?([a-z][\w-]*)/gi)].map(([, tag]) => tag)
    expect(tags).not.toContain('script')
    expect(tags).not.toContain('img')
    expect(html.replaceAll('__SLOT_name__ &amp;', '')).not.toContain('__SLOT_')
    const { dir } = languages[language]
    expect(html).toMatch(new RegExp(`<body[^>]* dir="${dir}"`))
  },
)

// Proves 8.4.2.
test.each(langs)(
  'the client in %s gets the link in their language, the total and the last valid day, without advertising',
  (language) => {
    const { html, text, subject } = composeEmail(
      sampleEmail({ kind: 'quote-link', language, quote: quote({ acceptance: null }) }),
      sampleSender,
    )
    const link = `https://dagesh.example/${language}/quote/${token}`
    expect(html).toContain(`href="${link}"`)
    for (const part of [
      link,
      '2026-0007',
      '24,975',
      '214.20',
      language === 'he' ? '21 בדצמבר 2026' : '21 December 2026',
    ])
      expect(text).toContain(part)
    expect(subject).toContain('2026-0007')
    expect(text).not.toMatch(/הנחה|מבצע|פרסומת|תיק העבודות|discount|sale|portfolio|offer/i)
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
    expect(links).toEqual([
      link,
      `mailto:${company.email}`,
      `tel:${company.phone}`,
      `https://dagesh.example/${language}/privacy-policy`,
    ])
  },
)

// Proves 5.7.5, 8.4.2.
test.each([
  ['he', 'אתר מלא', '10–\u206014\u00a0ימי\u00a0עסקים', 'מהתשלום הראשון ומקבלת החומרים'],
  [
    'en',
    'Full website',
    '10–\u206014\u00a0business\u00a0days',
    'from the first payment and your materials',
  ],
] as const)(
  'the quote email in %s has the lines, VAT and delivery',
  (language, line, days, start) => {
    const { text, html } = composeEmail(
      sampleEmail({ kind: 'quote-link', language, quote: quote({ acceptance: null }) }),
      sampleSender,
    )
    const plain = (source: string) => source.replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '')
    for (const body of [text, html]) {
      expect(plain(body)).toContain(line)
      expect(plain(body)).toContain(days)
      expect(plain(body)).toContain(start)
      expect(plain(body)).toMatch(/18%/)
    }
  },
)

test.each(['quote-notice', 'quote-link', 'acceptance-receipt'] as const)(
  '%s in Hebrew: a line of ours that begins in Latin letters reads from right to left',
  (kind) => {
    const snapshot = frozenSample({ basket: 's=mvp,website' }).text
    const { text, html } = composeEmail(
      sampleEmail({ kind, quote: quote({ snapshot, acceptance: null }) }),
      sampleSender,
    )
    expect(text).toMatch(/^\u200fMVP: גרסה ראשונה/m)
    expect(html).toMatch(/[>]\u200fMVP: גרסה ראשונה/)
  },
)

test('the owner’s notice joins a Latin name to its prefix, isolated', () => {
  const lead = { ...sampleLead, name: 'John Smith' }
  const { text, html } = composeEmail(
    sampleEmail({ kind: 'quote-notice', lead, quote: quote({ acceptance: null }) }),
    sampleSender,
  )
  for (const body of [text, html]) expect(body).toContain('נשלחה ל־\u2068John Smith\u2069 אוטומטית')
})

test('the owner’s notice lists the accepted lines only', () => {
  const { text, html } = composeEmail(
    sampleEmail({ kind: 'acceptance-notice', quote: quote() }),
    sampleSender,
  )
  expect(text).toContain('10,000')
  expect(text).not.toContain('תחזוקה')
  expect(html).toContain(`href="https://dagesh.example/he/emodesuper/dashboard/quotes/${id}"`)
})

test.each(all)(
  '$kind in $language is read back unchanged by an email parser',
  async ({ kind, language }) => {
    const email = composeEmail(sampleEmail({ kind, language, quote: quote() }), sampleSender)
    const parsed = await simpleParser(await composeMime(email))
    expect([parsed.html, parsed.text]).toEqual([email.html, email.text])
    expect(email.replyTo.address).toBe(isForOwner(kind) ? sampleEmail().lead.email : company.email)
  },
)

test.each(kinds)(
  '%s without its quote, or with one that cannot be read, is not composed',
  (kind) => {
    expect(() => composeEmail(sampleEmail({ kind, quote: null }), sampleSender)).toThrow(
      'needs a quote',
    )
    expect(() =>
      composeEmail(sampleEmail({ kind, quote: quote({ snapshot: '{}' }) }), sampleSender),
    ).toThrow('expected')
  },
)

// Proves 8.2.2.
test.each(langs)('emails about a quote in %s have no text or link of the visitor', (language) => {
  const lead = { ...hostileLead, name: 'Win at evil.example', email: 'dana@example.com' }
  const text = JSON.stringify({ ...(JSON.parse(acceptance) as object), name: 'evil.example/now' })
  for (const kind of ['quote-link', 'acceptance-receipt'] as const) {
    const email = composeEmail(
      sampleEmail({ kind, language, lead, quote: quote({ acceptance: text }) }),
      sampleSender,
    )
    expect(JSON.stringify(email)).not.toContain('evil')
  }
})

/** The sample with a fixed discount of 500 shekels. */
function withCredit(): EmailQuote {
  const { snapshot } = frozenSample()
  const [first] = snapshot.lines
  const name = { he: 'הנחת היכרות', en: 'Welcome discount' }
  const credit = { ...first, id: 'credit-1', name, amount: -50_000, isOwn: true, isCredit: true }
  return quote({ snapshot: JSON.stringify({ ...snapshot, lines: [...snapshot.lines, credit] }) })
}

// Proves 6.4.10.
test.each([
  ['he', 'הנחת היכרות', '−500'],
  ['en', 'Welcome discount', '−₪500'],
] as const)(
  'the email with the link names a fixed discount in %s with a minus',
  (language, name, minus) => {
    const { text, html } = composeEmail(
      sampleEmail({ kind: 'quote-link', language, quote: withCredit() }),
      sampleSender,
    )
    for (const each of [text, html]) {
      const plain = each.replaceAll(/[\u200e\u200f\u2066-\u2069\u00a0]|&nbsp;/g, '')
      expect(plain).toContain(`${name}: ${minus}`)
    }
  },
)
