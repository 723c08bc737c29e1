import type { ReactNode } from 'react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { company } from '#catalog/company.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import type { MailKind } from '../db/schema.ts'
import { isForOwner } from './mail-kinds.ts'
import { leadPlaces, type MailLead } from './mail-lead.ts'
import { openMailQuote, quotePlaces, type MailQuote } from './mail-quote.ts'
import { mailSubject } from './mail-subject.ts'
import { mailText } from './mail-text.ts'
import { mailWords } from './mail-words.ts'
import type { Mail, MailAddress } from './mime.ts'
import { createSkeleton, escapeLines, type Skeleton, type SlotValue } from './skeleton.ts'
import { emptyPlaces, type MailPlaces } from './templates/mail-slots.ts'
import { OwnerNotice } from './templates/owner-notice.tsx'
import { QuoteLetter } from './templates/quote-letter.tsx'
import { QuoteNotice } from './templates/quote-notice.tsx'
import { VisitorReceipt } from './templates/visitor-receipt.tsx'

export type WaitingMail = {
  id: string
  kind: MailKind
  recipient: string
  language: Lang
  lead: MailLead
  quote: MailQuote | null
}

/** Who we are in the mails, and where their links lead. */
export type Sender = { from: MailAddress; siteUrl: string }

export function composeMail(
  { id, kind, recipient, language: lang, lead, quote }: WaitingMail,
  { from, siteUrl }: Sender,
): Mail {
  const toOwner = isForOwner(kind)
  const opened = quote && openMailQuote(quote)
  const subject = mailSubject({ kind, lang, lead, number: opened?.snapshot.number })
  const ofQuote = opened && quotePlaces({ quote: opened, name: lead.name, lang, siteUrl })
  const places: MailPlaces = {
    ...emptyPlaces(''),
    subject,
    ...leadPlaces({ lead, lang, siteUrl }),
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
    text: mailText({ kind, words: mailWords[lang], places, lang, privacyUrl }),
    html: skeletonOf({ kind, lang, privacyUrl })(slotValues(places)),
    autoSubmitted: toOwner ? 'auto-generated' : 'auto-replied',
  }
}

function slotValues(places: MailPlaces): ReadonlyMap<string, SlotValue> {
  const lines = [
    ['message', escapeLines(places.message)],
    ['quoteLines', escapeLines(places.quoteLines)],
  ] as const
  return new Map<string, SlotValue>([...Object.entries(places), ...lines])
}

type Kind = { kind: MailKind; lang: Lang; privacyUrl: string }

const skeletons = new Map<string, Skeleton>()

function skeletonOf(kind: Kind): Skeleton {
  const name = Object.values(kind).join(' ')
  const known = skeletons.get(name)
  if (known) return known
  const skeleton = createSkeleton(drawMail(kind, emptyPlaces()))
  skeletons.set(name, skeleton)
  return skeleton
}

export function drawMail({ kind, lang, privacyUrl }: Kind, places: MailPlaces): string {
  const words = mailWords[lang]
  const letter = { lang, words, places, privacyUrl }
  const mails = {
    'owner-notice': () => createElement(OwnerNotice, { lang, words, lead: places }),
    'visitor-receipt': () =>
      createElement(VisitorReceipt, { lang, words, lead: places, privacyUrl }),
    'quote-notice': () => createElement(QuoteNotice, { lang, words, places, what: 'asked' }),
    'acceptance-notice': () =>
      createElement(QuoteNotice, { lang, words, places, what: 'accepted' }),
    'quote-link': () => createElement(QuoteLetter, { ...letter, what: 'asked' }),
    'acceptance-receipt': () => createElement(QuoteLetter, { ...letter, what: 'accepted' }),
  } satisfies Record<MailKind, () => ReactNode>
  return `<!DOCTYPE html>${renderToStaticMarkup(mails[kind]())}`
}
