import type { Mails } from '#copy/he/mails.ts'
import { fill } from '#i18n/fill.ts'
import type { Lang } from '#i18n/languages.ts'
import type { MailKind } from '../db/schema.ts'
import { isForOwner } from './mail-kinds.ts'
import { controllerText, ltr, paragraphs } from './mail-text-parts.ts'
import { quoteLetterText, quoteNoticeText } from './mail-quote-text.ts'
import type { LeadPlaces, MailPlaces } from './templates/mail-slots.ts'

type Text = { words: Mails; lead: LeadPlaces }

type Told = { kind: MailKind; words: Mails; places: MailPlaces; lang: Lang; privacyUrl: string }

/** The mail without markup. */
export function mailText({ kind, words, places, lang, privacyUrl }: Told): string {
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
