import { company } from '#catalog/company.ts'
import type { Mails } from '#copy/he/mails.ts'
import { fill } from '#i18n/fill.ts'
import type { Lang } from '#i18n/languages.ts'
import type { LeadPlaces } from './templates/lead-slots.ts'

type Text = { words: Mails; lead: LeadPlaces }

/** The mail without markup. Phones and addresses are isolated, or a Hebrew line turns them around. */
export function ownerNoticeText({ words: { fields, ownerNotice: notice }, lead }: Text): string {
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

export function visitorReceiptText({
  words: { fields, visitorReceipt: receipt },
  lead,
  lang,
  privacyUrl,
}: Text & { lang: Lang; privacyUrl: string }): string {
  const { name, registration } = company.legal
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
    fill(receipt.controller, { legalName: name[lang], registration: ltr(registration) }),
    `${receipt.contact} ${ltr(company.email)}, ${ltr(company.phone)}\n${receipt.privacy}: ${privacyUrl}`,
  )
}

function paragraphs(...texts: readonly string[]): string {
  return `${texts.join('\n\n')}\n`
}

function ltr(text: string): string {
  return `\u2066${text}\u2069`
}
