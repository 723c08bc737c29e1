import type { Emails } from '#copy/he/emails.ts'
import type { OfferKind } from '#domain/pricing/offer-kind.ts'
import { fill } from '#i18n/fill.ts'
import type { Lang } from '#i18n/languages.ts'
import type { LeadEmailKind } from '../db/email-kind.ts'
import { isForOwner } from './email-kinds.ts'
import { controllerText, ltr, paragraphs } from './email-text-parts.ts'
import { quoteClientEmailText, quoteNoticeText } from './quote-email-text.ts'
import { noticeWords, type OwnerNoticeKind } from './templates/owner-notice.tsx'
import type { LeadValues, EmailValues } from './templates/email-slots.ts'

type Text = { words: Emails; lead: LeadValues }

type Input = {
  kind: LeadEmailKind
  offer: OfferKind
  words: Emails
  values: EmailValues
  lang: Lang
  privacyUrl: string
}

/** The plain-text body of an email about a lead. */
export function emailText({ kind, offer, words, values, lang, privacyUrl }: Input): string {
  if (kind === 'owner-notice') return ownerNoticeText({ words, lead: values, what: 'new' })
  if (kind === 'held-notice') return ownerNoticeText({ words, lead: values, what: 'held' })
  if (kind === 'late-notice') return ownerNoticeText({ words, lead: values, what: 'late' })
  if (kind === 'card-details') return cardDetailsText({ words, lead: values })
  if (kind === 'visitor-receipt')
    return visitorReceiptText({ words, lead: values, lang, privacyUrl })
  return isForOwner(kind)
    ? quoteNoticeText({ kind, offer, words, values, lang })
    : quoteClientEmailText({ kind, offer, words, values, lang, privacyUrl })
}

/** Phone numbers and addresses are isolated, so that a Hebrew line does not reorder them. */
function ownerNoticeText({ words, lead, what }: Text & { what: OwnerNoticeKind }): string {
  const { fields, ownerNotice: notice, heldNotice: held, lateNotice: late } = words
  const { label, footer } = words[noticeWords[what]]
  return paragraphs(
    `${label}: ${lead.name}`,
    ...(what === 'held' ? [`${fill(held.reason, { reason: lead.heldReason })} ${held.what}`] : []),
    ...(what === 'late' ? [late.what] : []),
    lead.message,
    [
      `${fields.phone}: ${ltr(lead.phone)}${lead.phoneLooksInvalid}`,
      `${fields.email}: ${ltr(lead.email)}${lead.emailLooksUnusual}`,
      ...choices(fields, lead),
      `${fields.sourcePage}: ${lead.sourcePage}`,
    ].join('\n'),
    [
      `${notice.whatsapp}: ${lead.whatsappHref}`,
      ...(lead.dashboardHref === '' ? [] : [`${notice.dashboard}: ${lead.dashboardHref}`]),
    ].join('\n'),
    `${notice.technical}:`,
    [
      `${fields.phoneRaw}: ${ltr(lead.phoneRaw)}`,
      `${fields.page}: ${lead.page}`,
      `${fields.pageUrl}: ${ltr(lead.pageUrl)}`,
      `${fields.language}: ${lead.language}`,
      `${fields.device}: ${lead.device}`,
      `${fields.userAgent}: ${ltr(lead.userAgent)}`,
      `${fields.ipAddress}: ${ltr(lead.ipAddress)}`,
      `${fields.submittedAt}: ${lead.submittedAt}`,
    ].join('\n'),
    fill(notice.received, { when: lead.receivedAt }),
    footer,
  )
}

/** What was ordered, its price and its terms; nothing where nothing was. */
function orderText(
  fields: Emails['fields'],
  { order }: Emails['visitorReceipt'],
  { offerName, offerPrice, offerPayment, offerCancellation }: LeadValues,
): string[] {
  if (offerName === '') return []
  const lines = [
    [fields.offer, offerName],
    [fields.price, offerPrice],
    [fields.payment, offerPayment],
    [fields.cancellation, offerCancellation],
  ].flatMap(([name, value]) => (value === '' ? [] : [`${name}: ${value}`]))
  return [`${order.what}:`, lines.join('\n'), order.next]
}

/** Service and budget, each only if the form asked it. */
function choices(
  fields: Emails['fields'],
  { service, budget, offerName, offerPrice }: LeadValues,
): string[] {
  return [
    ...(service === '' ? [] : [`${fields.service}: ${service}`]),
    ...(budget === '' ? [] : [`${fields.budget}: ${budget}`]),
    ...(offerName === '' ? [] : [`${fields.offer}: ${offerName}, ${offerPrice}`]),
  ]
}

function cardDetailsText({ words: { fields, ownerNotice: notice, cardDetails }, lead }: Text) {
  return paragraphs(
    `${cardDetails.label}: ${lead.name}`,
    lead.message,
    [
      `${fields.phone}: ${ltr(lead.phone)}${lead.phoneLooksInvalid}`,
      `${fields.email}: ${ltr(lead.email)}${lead.emailLooksUnusual}`,
    ].join('\n'),
    `${notice.whatsapp}: ${lead.whatsappHref}`,
    fill(notice.received, { when: lead.receivedAt }),
    cardDetails.footer,
  )
}

function visitorReceiptText({
  words: { fields, visitorReceipt: receipt },
  lead,
  lang,
  privacyUrl,
}: Text & { lang: Lang; privacyUrl: string }): string {
  const about = lead.offerName === '' ? receipt : receipt.order
  return paragraphs(
    `${lead.greeting}\n${fill(about.received, { when: lead.receivedAt })}`,
    `${fill(receipt.promise, { answerBy: lead.answerBy })}. ${receipt.hours}.`,
    ...orderText(fields, receipt, lead),
    `${receipt.whatWeGot}:`,
    [
      `${fields.phone}: ${ltr(lead.receiptPhone)}`,
      `${fields.email}: ${ltr(lead.email)}${lead.emailLooksUnusual}`,
      ...choices(fields, { ...lead, offerName: '' }),
    ].join('\n'),
    receipt.leftOut,
    receipt.correct,
    receipt.notYou,
    ...controllerText(receipt, lang, privacyUrl),
  )
}
