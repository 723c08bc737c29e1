import { slot } from '../html-template.ts'

/** The slots for a lead. */
const leadSlots = [
  'subject',
  'preview',
  'name',
  'greeting',
  'receiptPhone',
  'phone',
  'phoneRaw',
  'phoneHref',
  'whatsappHref',
  'phoneLooksInvalid',
  'email',
  'emailLooksUnusual',
  'replyHref',
  'service',
  'budget',
  'offerName',
  'offerPrice',
  'offerPayment',
  'offerCancellation',
  'message',
  'messageDirection',
  'sourcePage',
  'page',
  'pageUrl',
  'language',
  'device',
  'userAgent',
  'ipAddress',
  'submittedAt',
  'receivedAt',
  'answerBy',
  'heldReason',
  'dashboardHref',
] as const

/** The slots for a quote. */
const quoteSlots = [
  'quoteNumber',
  'quoteReady',
  'quoteRequested',
  'quoteAccepted',
  'quoteAcceptedNotice',
  'quoteDeclinedNotice',
  'quoteReopenedNotice',
  'declineReason',
  'quoteTotal',
  'quoteMonthly',
  'quoteLines',
  'quoteVat',
  'quoteDelivery',
  'quotePayment',
  'quoteCancellation',
  'quoteValidUntil',
  'quoteHref',
  'quoteAdminHref',
  'acceptanceCode',
] as const

export type LeadValues = Readonly<Record<(typeof leadSlots)[number], string>>

export type QuoteValues = Readonly<Record<(typeof quoteSlots)[number], string>>

export type EmailValues = LeadValues & QuoteValues

/** The values for compiling a template: slot markers, or one text for all slots. */
export function slotMarkers(text?: string): EmailValues {
  // SAFETY: the keys are those of the lists that the type is derived from.
  return Object.fromEntries(
    [...leadSlots, ...quoteSlots].map((name) => [name, text ?? slot(name)]),
  ) as EmailValues
}
