import type { Emails } from '#copy/he/emails.ts'
import { fill } from '#i18n/fill.ts'
import type { Lang } from '#i18n/languages.ts'
import type { EmailKind } from '../db/schema.ts'
import { isForOwner } from './email-kinds.ts'
import { controllerText, ltr, paragraphs } from './email-text-parts.ts'
import { quoteLetterText, quoteNoticeText } from './quote-email-text.ts'
import type { LeadValues, EmailValues } from './templates/email-slots.ts'

type Text = { words: Emails; lead: LeadValues }

type Told = { kind: EmailKind; words: Emails; places: EmailValues; lang: Lang; privacyUrl: string }

/** The email without markup. */
export function emailText({ kind, words, places, lang, privacyUrl }: Told): string {
  if (kind === 'owner-notice') return ownerNoticeText({ words, lead: places })
  if (kind === 'visitor-receipt')
    return visitorReceiptText({ words, lead: places, lang, privacyUrl })
  return isForOwner(kind)
    ? quoteNoticeText({ kind, words, places, lang })
    : quoteLetterText({ kind, words, places, lang, privacyUrl })
}

/** Phones and addresses are isolated, or a Hebrew line turns them around. */
function ownerNoticeText({ words: { fields, ownerNotice: notice }, lead }: Text): string {
  return paragraphs(
    `${notice.label}: ${lead.name}`,
    lead.message,
    [
      `${fields.phone}: ${ltr(lead.phone)}${lead.oddPhone}`,
      `${fields.phoneRaw}: ${ltr(lead.phoneRaw)}`,
      `${fields.email}: ${ltr(lead.email)}`,
      `${fields.service}: ${lead.service}`,
      `${fields.budget}: ${lead.budget}`,
      `${fields.sourcePage}: ${lead.sourcePage}`,
      `${fields.page}: ${lead.page}`,
      `${fields.pageUrl}: ${ltr(lead.pageUrl)}`,
      `${fields.language}: ${lead.language}`,
      `${fields.device}: ${lead.device}`,
      `${fields.userAgent}: ${ltr(lead.userAgent)}`,
      `${fields.ipAddress}: ${ltr(lead.ipAddress)}`,
      `${fields.submittedAt}: ${lead.submittedAt}`,
    ].join('\n'),
    fill(notice.received, { when: lead.receivedAt }),
    `${notice.whatsapp}: ${lead.whatsappHref}\n${notice.dashboard}: ${lead.dashboardHref}`,
    notice.footer,
  )
}

function visitorReceiptText({
  words: { fields, visitorReceipt: receipt },
  lead,
  lang,
  privacyUrl,
}: Text & { lang: Lang; privacyUrl: string }): string {
  return paragraphs(
    `${fill(receipt.greeting, { name: lead.name })}\n${fill(receipt.received, { when: lead.receivedAt })}`,
    `${receipt.promise}, ${receipt.hours}.`,
    `${receipt.whatWeGot}:`,
    [
      `${fields.name}: ${lead.name}`,
      `${fields.phone}: ${ltr(lead.phoneRaw)}`,
      `${fields.email}: ${ltr(lead.email)}`,
      `${fields.service}: ${lead.service}`,
      `${fields.budget}: ${lead.budget}`,
      `${fields.message}:\n${lead.message}`,
    ].join('\n'),
    receipt.correct,
    receipt.notYou,
    ...controllerText(receipt, lang, privacyUrl),
  )
}
