import type { ReactNode } from 'react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { company } from '#catalog/company.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import type { MailKind } from '../db/schema.ts'
import { leadPlaces, ownerSubject, type MailLead } from './mail-lead.ts'
import { ownerNoticeText, visitorReceiptText } from './mail-text.ts'
import { mailWords } from './mail-words.ts'
import type { Mail, MailAddress } from './mime.ts'
import { createSkeleton, escapeLines, type Skeleton, type SlotValue } from './skeleton.ts'
import { emptyPlaces, type LeadPlaces } from './templates/lead-slots.ts'
import { OwnerNotice } from './templates/owner-notice.tsx'
import { VisitorReceipt } from './templates/visitor-receipt.tsx'

export type WaitingMail = { id: string; kind: MailKind; recipient: string; language: Lang; lead: MailLead }

/** Who we are in the mails, and where their links lead. */
export type Sender = { from: MailAddress; siteUrl: string }

export function composeMail({ id, kind, recipient, language: lang, lead }: WaitingMail, { from, siteUrl }: Sender): Mail {
  const isNotice = kind === 'owner-notice'
  const words = mailWords[lang]
  const subject = isNotice ? ownerSubject(lead, lang) : words.visitorReceipt.subject
  const places = { subject, ...leadPlaces({ lead, lang, siteUrl }) }
  const privacyUrl = `${siteUrl}${pageUrl(lang, 'privacy-policy')}`
  return {
    messageId: `${id}@${from.address.split('@').at(-1)}`,
    date: new Date(),
    from,
    to: { name: isNotice ? '' : lead.name, address: recipient },
    replyTo: isNotice ? { name: lead.name, address: lead.email } : { name: company.name[lang], address: company.email },
    language: lang,
    subject,
    text: isNotice ? ownerNoticeText({ words, lead: places }) : visitorReceiptText({ words, lead: places, lang, privacyUrl }),
    html: skeletonOf({ kind, lang, privacyUrl })(slotValues(places)),
    autoSubmitted: isNotice ? 'auto-generated' : 'auto-replied',
  }
}

function slotValues(places: LeadPlaces): ReadonlyMap<string, SlotValue> {
  return new Map<string, SlotValue>([...Object.entries(places), ['message', escapeLines(places.message)]])
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

export function drawMail({ kind, lang, privacyUrl }: Kind, lead: LeadPlaces): string {
  const words = mailWords[lang]
  const mails = {
    'owner-notice': () => createElement(OwnerNotice, { lang, words, lead }),
    'visitor-receipt': () => createElement(VisitorReceipt, { lang, words, lead, privacyUrl }),
  } satisfies Record<MailKind, () => ReactNode>
  return `<!DOCTYPE html>${renderToStaticMarkup(mails[kind]())}`
}
