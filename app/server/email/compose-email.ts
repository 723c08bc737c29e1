import type { ReactNode } from 'react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { company } from '#catalog/company.ts'
import { copyFor } from '#copy/copy.server.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import type { EmailKind } from '../db/schema.ts'
import { isForOwner } from './email-kinds.ts'
import { leadValues } from './email-lead.ts'
import { parseEmailQuote, quoteValues } from './email-quote.ts'
import { emailSubject } from './email-subject.ts'
import { emailText } from './email-text.ts'
import type { Email, NamedAddress } from './mime.ts'
import type { PendingEmail } from './pending-email.ts'
import {
  compileTemplate,
  escapeLines,
  type CompiledTemplate,
  type SlotValue,
} from './html-template.ts'
import { emptyPlaces, type EmailValues } from './templates/email-slots.ts'
import { OwnerNotice } from './templates/owner-notice.tsx'
import { QuoteClientEmail } from './templates/quote-client-email.tsx'
import { QuoteNotice } from './templates/quote-notice.tsx'
import { VisitorReceipt } from './templates/visitor-receipt.tsx'

/** Who we are in the emails, and where their links lead. */
export type Sender = { from: NamedAddress; siteUrl: string }

export function composeEmail(
  { id, kind, recipient, language: lang, lead, quote }: PendingEmail,
  { from, siteUrl }: Sender,
): Email {
  const toOwner = isForOwner(kind)
  const opened = quote && parseEmailQuote(quote)
  const subject = emailSubject({ kind, lang, lead, number: opened?.snapshot.number })
  const ofQuote = opened && quoteValues({ quote: opened, name: lead.name, lang, siteUrl })
  const places: EmailValues = {
    ...emptyPlaces(''),
    subject,
    ...leadValues({ lead, lang, siteUrl }),
    ...ofQuote,
  }
  const privacyUrl = `${siteUrl}${pageUrl(lang, 'privacy-policy')}`
  return {
    messageId: `${id}@${from.address.split('@').at(-1)}`,
    date: new Date(),
    from,
    to: { name: toOwner ? '' : lead.name, address: recipient },
    replyTo: toOwner
      ? { name: lead.name, address: lead.email }
      : { name: company.name[lang], address: company.email },
    language: lang,
    subject,
    text: emailText({ kind, words: copyFor(lang).emails, places, lang, privacyUrl }),
    html: skeletonOf({ kind, lang, privacyUrl })(slotValues(places)),
    autoSubmitted: toOwner ? 'auto-generated' : 'auto-replied',
  }
}

function slotValues(places: EmailValues): ReadonlyMap<string, SlotValue> {
  const lines = [
    ['message', escapeLines(places.message)],
    ['quoteLines', escapeLines(places.quoteLines)],
  ] as const
  return new Map<string, SlotValue>([...Object.entries(places), ...lines])
}

type Kind = { kind: EmailKind; lang: Lang; privacyUrl: string }

const compiledTemplates = new Map<string, CompiledTemplate>()

function skeletonOf(kind: Kind): CompiledTemplate {
  const name = Object.values(kind).join(' ')
  const known = compiledTemplates.get(name)
  if (known) return known
  const skeleton = compileTemplate(renderEmailHtml(kind, emptyPlaces()))
  compiledTemplates.set(name, skeleton)
  return skeleton
}

export function renderEmailHtml({ kind, lang, privacyUrl }: Kind, places: EmailValues): string {
  const words = copyFor(lang).emails
  const letter = { lang, words, places, privacyUrl }
  const emails = {
    'owner-notice': () => createElement(OwnerNotice, { lang, words, lead: places }),
    'visitor-receipt': () =>
      createElement(VisitorReceipt, { lang, words, lead: places, privacyUrl }),
    'quote-notice': () => createElement(QuoteNotice, { lang, words, places, what: 'asked' }),
    'acceptance-notice': () =>
      createElement(QuoteNotice, { lang, words, places, what: 'accepted' }),
    'quote-link': () => createElement(QuoteClientEmail, { ...letter, what: 'asked' }),
    'acceptance-receipt': () => createElement(QuoteClientEmail, { ...letter, what: 'accepted' }),
  } satisfies Record<EmailKind, () => ReactNode>
  return `<!DOCTYPE html>${renderToStaticMarkup(emails[kind]())}`
}
