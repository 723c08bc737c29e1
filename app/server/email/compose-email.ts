import type { ReactNode } from 'react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { perStudio, studio } from '#catalog/studio.server.ts'
import { copyFor } from '#copy/copy.server.ts'
import type { OfferKind } from '#domain/pricing/offer-kind.ts'
import { plainName } from '#domain/text/plain-name.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import type { Env } from '../env.ts'
import { ownerSiteUrl, siteUrlOf } from '../site-url.ts'
import type { LeadEmailKind } from '../db/email-kind.ts'
import { isForOwner } from './email-kinds.ts'
import { leadValues } from './email-lead.ts'
import { emailOfferKind, parseEmailQuote, quoteValues } from './email-quote.ts'
import { emailSubject } from './email-subject.ts'
import { emailText } from './email-text.ts'
import type { Email, NamedAddress } from './mime.ts'
import type { LeadEmail } from './pending-email.ts'
import { senderFor } from './sender-name.ts'
import {
  compileTemplate,
  escapeLines,
  type CompiledTemplate,
  type SlotValue,
} from './html-template.ts'
import { slotMarkers, type EmailValues } from './templates/email-slots.ts'
import { CardDetails } from './templates/card-details.tsx'
import { OwnerNotice } from './templates/owner-notice.tsx'
import { QuoteClientEmail } from './templates/quote-client-email.tsx'
import { QuoteNotice } from './templates/quote-notice.tsx'
import { VisitorReceipt } from './templates/visitor-receipt.tsx'

/** The sender, and the origins of links: `ownerUrl` of those for the owner and admins, null for none. */
export type Sender = { from: NamedAddress; siteUrl: string; ownerUrl: string | null }

export function senderOf(env: Pick<Env, 'MAIL_FROM' | 'PUBLIC_URL' | 'SAMPLES_MAY_LEAVE'>): Sender {
  return { from: env.MAIL_FROM, siteUrl: siteUrlOf(env), ownerUrl: ownerSiteUrl(env) }
}

export function composeEmail(
  { id, kind, recipient, language: lang, lead, receivedAt, quote }: LeadEmail,
  { from, siteUrl, ownerUrl }: Sender,
): Email {
  const toOwner = isForOwner(kind)
  const opened = quote && parseEmailQuote(quote)
  const offer = opened ? emailOfferKind(opened) : 'quote'
  const subject = emailSubject({ kind, lang, lead, number: opened?.snapshot.number, offer })
  const quoteSlots = opened && quoteValues({ quote: opened, lead, lang, siteUrl, ownerUrl })
  const values: EmailValues = {
    ...slotMarkers(''),
    subject,
    ...leadValues({ lead, receivedAt, lang, ownerUrl }),
    ...quoteSlots,
  }
  const privacyUrl = `${siteUrl}${pageUrl(lang, 'privacy-policy')}`
  return {
    messageId: `${id}@${from.address.split('@').at(-1)}`,
    date: new Date(),
    from: senderFor(from, lang),
    to: { name: toOwner ? '' : (plainName(lead.name) ?? ''), address: recipient },
    replyTo:
      toOwner && lead.email !== ''
        ? { name: lead.name, address: lead.email }
        : { name: studio().name[lang], address: studio().email },
    language: lang,
    subject,
    text: emailText({ kind, offer, words: copyFor(lang).emails, values, lang, privacyUrl }),
    html: templateOf({
      kind,
      offer,
      lang,
      privacyUrl,
      absent: optionalSlots.filter((name) => values[name] === ''),
    })(slotValues(values)),
    autoSubmitted: toOwner ? 'auto-generated' : 'auto-replied',
  }
}

function slotValues(values: EmailValues): ReadonlyMap<string, SlotValue> {
  const lines = [
    ['message', escapeLines(values.message)],
    ['quoteLines', escapeLines(values.quoteLines)],
    ['declineReason', escapeLines(values.declineReason)],
    ['quoteDelivery', escapeLines(values.quoteDelivery)],
  ] as const
  return new Map<string, SlotValue>([...Object.entries(values), ...lines])
}

type Kind = { kind: LeadEmailKind; offer: OfferKind; lang: Lang; privacyUrl: string }

/** A row or link without a value is left out, so each combination of rows is compiled once. */
const optionalSlots = [
  'service',
  'budget',
  'offerName',
  'offerPayment',
  'offerCancellation',
  'quoteMonthly',
  'dashboardHref',
  'quoteAdminHref',
] as const

type Rows = { absent: readonly (typeof optionalSlots)[number][] }

const compiledTemplates = perStudio(() => new Map<string, CompiledTemplate>())

function templateOf({ absent, ...kind }: Kind & Rows): CompiledTemplate {
  const name = [...Object.values(kind), ...absent].join(' ')
  const existing = compiledTemplates().get(name)
  if (existing) return existing
  const template = compileTemplate(
    renderEmailHtml(kind, {
      ...slotMarkers(),
      ...Object.fromEntries(absent.map((name) => [name, ''])),
    }),
  )
  compiledTemplates().set(name, template)
  return template
}

export function renderEmailHtml(
  { kind, offer, lang, privacyUrl }: Kind,
  values: EmailValues,
): string {
  const words = copyFor(lang).emails
  const letter = { lang, offer, words, values, privacyUrl }
  const emails = {
    'owner-notice': () => createElement(OwnerNotice, { lang, words, lead: values, what: 'new' }),
    'held-notice': () => createElement(OwnerNotice, { lang, words, lead: values, what: 'held' }),
    'late-notice': () => createElement(OwnerNotice, { lang, words, lead: values, what: 'late' }),
    'card-details': () => createElement(CardDetails, { lang, words, lead: values }),
    'visitor-receipt': () =>
      createElement(VisitorReceipt, { lang, words, lead: values, privacyUrl }),
    'quote-notice': () =>
      createElement(QuoteNotice, { lang, offer, words, values, what: 'requested' }),
    'acceptance-notice': () =>
      createElement(QuoteNotice, { lang, offer, words, values, what: 'accepted' }),
    'decline-notice': () =>
      createElement(QuoteNotice, { lang, offer, words, values, what: 'declined' }),
    'reopen-notice': () =>
      createElement(QuoteNotice, { lang, offer, words, values, what: 'reopened' }),
    'quote-link': () => createElement(QuoteClientEmail, { ...letter, what: 'requested' }),
    'acceptance-receipt': () => createElement(QuoteClientEmail, { ...letter, what: 'accepted' }),
  } satisfies Record<LeadEmailKind, () => ReactNode>
  return `<!DOCTYPE html>${renderToStaticMarkup(emails[kind]())}`
}
