import { simpleParser } from 'mailparser'
import { expect, test } from 'vitest'
import { company } from '#catalog/company.ts'
import { termsOfItem } from '#catalog/item-terms.ts'
import { copyFor } from '#copy/copy.server.ts'
import type { OrderedOffer } from '#domain/leads/ordered-offer.ts'
import { formatMoney } from '#i18n/format.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import { formatPhone } from '#i18n/phone-number.ts'
import {
  hostileLead,
  hostileText,
  sampleLead,
  sampleEmail,
  sampleSender,
} from '#tests/support/email-samples.ts'
import { wordsOf } from '#tests/support/render-page.ts'
import { composeEmail, renderEmailHtml } from './compose-email.ts'
import { leadValues, ownerSubject } from './email-lead.ts'
import { slotMarkers } from './templates/email-slots.ts'
import { composeMime } from './mime.ts'

const langs: readonly Lang[] = ['he', 'en']
const kinds = ['owner-notice', 'visitor-receipt'] as const
const all = kinds.flatMap((kind) => langs.map((language) => ({ kind, language })))

test.each(all)(
  '$kind in $language: the filled template equals what React renders',
  ({ kind, language: lang }) => {
    const lead = { ...hostileLead, message: hostileText }
    const { siteUrl, ownerUrl } = sampleSender
    const { receivedAt } = sampleEmail()
    const subject =
      kind === 'owner-notice'
        ? ownerSubject(lead, lang)
        : copyFor(lang).emails.visitorReceipt.subject
    const drawn = renderEmailHtml(
      { kind, offer: 'quote', lang, privacyUrl: `${siteUrl}/${lang}/privacy-policy` },
      { ...slotMarkers(''), subject, ...leadValues({ lead, receivedAt, lang, ownerUrl }) },
    )
    expect(composeEmail(sampleEmail({ kind, language: lang, lead }), sampleSender).html).toBe(drawn)
  },
)

// Proves 9.6.1.
test.each(all)(
  '$kind in $language: every slot is filled, and no visitor input becomes markup',
  ({ kind, language }) => {
    const { html } = composeEmail(sampleEmail({ kind, language, lead: hostileLead }), sampleSender)
    const tags = [...html.matchAll(/<\/?([a-z][\w-]*)/gi)].map(([, tag]) => tag)
    expect(tags).not.toContain('script')
    expect(tags).not.toContain('img')
    expect(html).not.toMatch(/<[^>]*\sonerror=/)
    expect(html.replaceAll('__SLOT_name__ &amp;', '')).not.toContain('__SLOT_')
  },
)

// Proves 8.3.3.
test.each(all)(
  '$kind in $language: language and direction are set on every element that email clients keep',
  ({ kind, language }) => {
    const { html } = composeEmail(sampleEmail({ kind, language }), sampleSender)
    const { dir } = languages[language]
    expect(html).toMatch(
      new RegExp(
        `<html[^>]* (dir="${dir}"[^>]* lang="${language}"|lang="${language}"[^>]* dir="${dir}")`,
      ),
    )
    expect(html).toMatch(new RegExp(`<body[^>]* dir="${dir}"`))
    expect(html).toMatch(new RegExp(`<td[^>]* dir="${dir}"`))
    expect(html).not.toContain(`lang="${language === 'he' ? 'en' : 'he'}"`)
  },
)

// Proves 4.5.5.
test('the notice contains everything the studio needs to respond', () => {
  const { html, text, subject, replyTo, to } = composeEmail(sampleEmail(), sampleSender)
  expect(subject).toBe('פנייה חדשה: דנה כהן־לוי, דפי נחיתה')
  expect(to).toEqual({ name: '', address: 'owner@studio.example' })
  expect(replyTo).toEqual({ name: 'דנה כהן־לוי', address: 'dana@example.co.il' })
  for (const href of [
    'tel:+972502345678',
    'https://wa.me/972502345678',
    'mailto:dana@example.co.il?subject=',
    `https://dagesh.example/he/emodesuper/dashboard?lead=${sampleLead.id}`,
  ])
    expect(html).toContain(`href="${href}`)
  expect(html).toContain('<bdi dir="ltr">+972\u00a050\u00a0234\u00a05678</bdi>')
  expect(html).toContain('<bdi dir="ltr">dana@example.co.il</bdi>')
  expect(html).toContain('שלום, צריך דף נחיתה.<br/>עד ינואר.')
  for (const value of [
    '050-2345678',
    '198.51.100.7',
    'Mozilla/5.0 (iPhone)',
    'https://dagesh.example/he/',
    'דף הבית',
  ]) {
    expect(html).toContain(value)
    expect(text).toContain(value)
  }
})

// Proves 8.4.1.
test.each(langs)(
  'the notice in %s starts with what a reply needs, and the rest is collapsed',
  (lang) => {
    const { html, text } = composeEmail(sampleEmail({ language: lang }), sampleSender)
    const { fields, ownerNotice } = copyFor(lang).emails
    const [shown = '', folded = ''] = html.split('<details')
    for (const field of ['phone', 'email', 'service', 'budget', 'sourcePage'] as const)
      expect(shown).toContain(`>${fields[field]}<`)
    for (const field of ['phoneRaw', 'page', 'pageUrl', 'userAgent', 'ipAddress'] as const) {
      expect(shown).not.toContain(`>${fields[field]}<`)
      expect(folded).toContain(`>${fields[field]}<`)
    }
    expect(folded).toContain(ownerNotice.technical)
    expect(shown).toMatch(
      /<a href="tel:\+972502345678"[^>]*>(?:(?!<\/a>).)*\+972\u00a050\u00a0234\u00a05678/,
    )
    expect(text.indexOf(fields.budget)).toBeLessThan(text.indexOf(ownerNotice.technical))
    expect(text.indexOf(ownerNotice.technical)).toBeLessThan(text.indexOf(fields.phoneRaw))
  },
)

test('a number that could not be parsed is shown in full as typed', () => {
  const lead = { ...sampleLead, phone: '03-055*5010 ext. 7', phoneLooksInvalid: true }
  expect(composeEmail(sampleEmail({ lead }), sampleSender).html).toContain('03-055*5010 ext. 7')
})

// Proves 1.5.4.
test('a message in Hebrew that begins with a Latin word runs from the right', () => {
  const lead = { ...sampleLead, message: 'MVP לאפליקציה, יש אפיון' }
  const { html } = composeEmail(sampleEmail({ lead }), sampleSender)
  expect(html).toMatch(/<p [^>]*dir="rtl"[^>]*>MVP/)
})

// Proves 8.4.3.
test('emails in Hebrew address the reader in the plural, as the site does', () => {
  const { emails, quotes } = copyFor('he')
  const words = JSON.stringify([emails.visitorReceipt, emails.ownerNotice, quotes.emails])
  expect(words.match(/(?:של|אלי|יד)ך(?![א-ת])|(?:כתב|ביקש|קיבל|שלח)ת(?![א-ת])/g)).toBeNull()
})

test('times in emails are in Jerusalem time, in summer and in winter', () => {
  const at = (time: string) =>
    composeEmail(sampleEmail({ receivedAt: new Date(time) }), sampleSender).text
  expect(at('2026-11-21T12:32:10Z')).toContain('21 בנובמבר 2026 בשעה 14:32')
  expect(at('2026-07-21T22:32:10Z')).toContain('22 ביולי 2026 בשעה 1:32')
})

// Proves 4.3.5.
test('an unusual phone number is marked', () => {
  const lead = { ...sampleLead, phoneLooksInvalid: true, serviceType: null }
  const { html, subject } = composeEmail(sampleEmail({ lead }), sampleSender)
  expect(html).toContain(copyFor('he').emails.ownerNotice.phoneLooksInvalid)
  expect(subject).toBe('פנייה חדשה: דנה כהן־לוי')
  expect(composeEmail(sampleEmail(), sampleSender).html).not.toContain(
    copyFor('he').emails.ownerNotice.phoneLooksInvalid,
  )
})

test.each(
  all.flatMap((email) =>
    (['service', 'budget', 'both'] as const).map((missing) => ({ ...email, missing })),
  ),
)(
  '$kind in $language: what the form did not ask has no row ($missing)',
  ({ kind, language, missing }) => {
    const { fields } = copyFor(language).emails
    const lead = {
      ...sampleLead,
      ...(missing === 'budget' ? {} : { serviceType: null }),
      ...(missing === 'service' ? {} : { budget: null }),
    }
    const { text, html } = composeEmail(sampleEmail({ kind, language, lead }), sampleSender)
    const rows = (service: boolean, budget: boolean) => ({ service, budget })
    const shown = rows(missing === 'budget', missing === 'service')
    expect(rows(html.includes(`>${fields.service}<`), html.includes(`>${fields.budget}<`))).toEqual(
      shown,
    )
    expect(rows(text.includes(`${fields.service}: `), text.includes(`${fields.budget}: `))).toEqual(
      shown,
    )
  },
)

// Proves 8.1.1.
test('the message id of an email is the same on every attempt', () => {
  expect(composeEmail(sampleEmail(), sampleSender).messageId).toBe(
    composeEmail(sampleEmail(), sampleSender).messageId,
  )
  expect(composeEmail(sampleEmail(), sampleSender).messageId).toBe(
    '0199a7c2-0000-7000-8000-00000000000a@dagesh.example',
  )
})

/**
 * Words in both languages that would make a receipt an advertisement (Communications Law, section
 * 30A).
 */
const advertising =
  /הנחה|מבצע|קופון|במתנה|חינם|הצטרפ|הירשמ|ניוזלטר|תיק העבודות|לעבודות שלנו|עקבו|שירותים נוספים|פרסומת|discount|% ?off|sale|coupon|free|gift|newsletter|subscribe|portfolio|our work|follow us|special|offer/i

// Proves 8.2.1.
test.each(langs)('the receipt in %s states what arrived and by when we reply', (language) => {
  const { html, text } = composeEmail(
    sampleEmail({ kind: 'visitor-receipt', language, recipient: sampleLead.email }),
    sampleSender,
  )
  const { emails, services } = copyFor(language)
  const { promise, hours, whatWeGot } = emails.visitorReceipt
  for (const body of [text, html].map(wordsOf))
    for (const part of [
      promise.split('{')[0] ?? '',
      hours,
      whatWeGot,
      sampleLead.phoneRaw,
      sampleLead.email,
      services.items['landing-page'].name,
    ])
      expect(body).toContain(wordsOf(part).trim())
})

// Proves 8.2.1.
test.each(langs)('the receipt in %s has no advertising', (language) => {
  const { html, text } = composeEmail(
    sampleEmail({ kind: 'visitor-receipt', language, recipient: sampleLead.email }),
    sampleSender,
  )
  expect(text).not.toMatch(advertising)
  expect(html.replaceAll(/<style>.*?<\/style>|<[^>]*>/gs, ' ')).not.toMatch(advertising)
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  expect(links).toEqual([
    `mailto:${company.email}`,
    `tel:${company.phone}`,
    `https://dagesh.example/${language}/privacy-policy`,
  ])
  expect(html).not.toContain('<img')
  for (const fact of [
    company.legal.name[language],
    company.legal.registration,
    company.email,
    formatPhone(company.phone),
  ]) {
    expect(html).toContain(fact)
    expect(text).toContain(fact)
  }
})

// Proves 8.2.2.
test.each(langs)('the receipt in %s has no text or link of the visitor', (language) => {
  const lead = {
    ...sampleLead,
    name: 'Win at evil.example',
    message: 'Claim your prize: https://evil.example/now',
    phoneRaw: '050-2345678 evil.example',
  }
  const { html, text, subject, to } = composeEmail(
    sampleEmail({ kind: 'visitor-receipt', language, lead, recipient: lead.email }),
    sampleSender,
  )
  for (const part of [html, text, subject, to.name]) expect(part).not.toMatch(/evil|prize|win at/i)
  expect(text).toContain('050-2345678')
  expect(text).toContain(copyFor(language).emails.visitorReceipt.leftOut)
})

// Proves 4.5.5.
test('the receipt is sent to the visitor, and replies to it go to the studio', () => {
  const email = composeEmail(
    sampleEmail({ kind: 'visitor-receipt', recipient: sampleLead.email }),
    sampleSender,
  )
  expect(email.to).toEqual({ name: sampleLead.name, address: sampleLead.email })
  expect(email.replyTo).toEqual({ name: company.name.he, address: company.email })
})

test.each(all)(
  '$kind in $language is read back unchanged by an email parser',
  async ({ kind, language }) => {
    const email = composeEmail(sampleEmail({ kind, language, lead: hostileLead }), sampleSender)
    const parsed = await simpleParser(await composeMime(email))
    expect(parsed.html).toBe(email.html)
    expect(parsed.text).toBe(email.text)
  },
)

test('replies to a notice about a lead without an email address go to the studio', () => {
  const lead = { ...sampleLead, email: '' }
  const { replyTo } = composeEmail(sampleEmail({ kind: 'owner-notice', lead }), sampleSender)
  expect(replyTo.address).toBe(company.email)
})

// Proves 3.12.8.
test.each(langs)(
  'the email in %s to the owner of a card has the details, but no admin link or browser data',
  (language) => {
    const { html, text, replyTo } = composeEmail(
      sampleEmail({ kind: 'card-details', language, lead: sampleLead }),
      sampleSender,
    )
    for (const body of [html, text]) {
      expect(body).toContain(sampleLead.email)
      expect(body).not.toContain('__SLOT_')
      for (const secret of ['emodesuper', sampleLead.ipAddress, sampleLead.userAgent])
        expect(body).not.toContain(secret)
    }
    expect(replyTo.address).toBe(sampleLead.email)
  },
)

test.each(langs)('in %s the owner is told of an address with unusual dots', (language) => {
  const { emailLooksUnusual } = copyFor(language).emails.ownerNotice
  const notice = (email: string) =>
    composeEmail(
      sampleEmail({ kind: 'owner-notice', language, lead: { ...sampleLead, email } }),
      sampleSender,
    )
  for (const part of ['html', 'text'] as const) {
    expect(notice('user.@carrier.example')[part]).toContain(emailLooksUnusual)
    expect(notice('user@carrier.example')[part]).not.toContain(emailLooksUnusual)
  }
})

const ordered: OrderedOffer = {
  item: 'ux-mentoring.ten',
  name: 'ליווי UX: עשרה מפגשים',
  from: 1_500_000,
  to: 1_500_000,
  unit: 'once',
}

// Proves 4.12.4.
test.each(langs)(
  'after an order the receipt in %s names the offer, its price and its terms',
  (language) => {
    const lead = { ...sampleLead, offer: ordered, budget: null }
    const { subject, text, html } = composeEmail(
      sampleEmail({ kind: 'visitor-receipt', language, lead }),
      sampleSender,
    )
    const { emails, prices, servicePage } = copyFor(language)
    expect(subject).toContain(ordered.name)
    for (const body of [text, html].map(wordsOf)) {
      for (const part of [
        emails.visitorReceipt.order.received.split('{')[0] ?? '',
        ordered.name,
        formatMoney(1_500_000, language),
        prices.vat.included,
        servicePage.terms.payment[termsOfItem('ux-mentoring.ten').payment],
        servicePage.terms.cancellation[termsOfItem('ux-mentoring.ten').cancellation],
        emails.visitorReceipt.order.next,
      ])
        expect(body).toContain(wordsOf(part).trim())
      expect(body).not.toContain(wordsOf(emails.visitorReceipt.title))
    }
    const notice = composeEmail(sampleEmail({ language, lead }), sampleSender)
    for (const body of [notice.text, notice.html].map(wordsOf))
      expect(body).toContain(wordsOf(formatMoney(1_500_000, language)))
  },
)

// Proves 4.12.4.
test('an order of the free call says so and has no terms, and other receipts name no order', () => {
  const receiptOf = (offer: OrderedOffer | null) =>
    composeEmail(
      sampleEmail({ kind: 'visitor-receipt', lead: { ...sampleLead, offer } }),
      sampleSender,
    )
  const { fields, free } = copyFor('he').emails
  const intro = receiptOf({ item: 'intro', name: 'שיחת היכרות', from: 0, to: 0, unit: 'once' })
  expect(intro.text).toContain(`${fields.price}: ${free}`)
  expect(intro.text).not.toContain(`${fields.payment}:`)
  for (const body of [receiptOf(null).text, receiptOf(null).html])
    expect(body).not.toContain(copyFor('he').emails.visitorReceipt.order.what)
})
