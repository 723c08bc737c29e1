import { slot } from '../html-template.ts'

/** Every value of a lead that an email shows, by the name of its place. */
const leadSlots = [
  'subject',
  'preview',
  'name',
  'phone',
  'phoneRaw',
  'phoneHref',
  'whatsappHref',
  'oddPhone',
  'email',
  'replyHref',
  'service',
  'budget',
  'message',
  'sourcePage',
  'page',
  'pageUrl',
  'language',
  'device',
  'userAgent',
  'ipAddress',
  'submittedAt',
  'receivedAt',
  'dashboardHref',
] as const

/** Every value of a quote, likewise. */
const quoteSlots = [
  'quoteNumber',
  'quoteReady',
  'quoteAsked',
  'quoteAccepted',
  'quoteAcceptedNotice',
  'quoteTotal',
  'quoteLines',
  'quoteValidUntil',
  'quoteHref',
  'quoteAdminHref',
  'acceptanceCode',
] as const

export type LeadValues = Readonly<Record<(typeof leadSlots)[number], string>>

export type QuoteValues = Readonly<Record<(typeof quoteSlots)[number], string>>

export type EmailValues = LeadValues & QuoteValues

/** What a template is drawn with when it becomes a skeleton; or one text everywhere. */
export function emptyPlaces(text?: string): EmailValues {
  // SAFETY: made from the lists that the type is made from.
  return Object.fromEntries(
    [...leadSlots, ...quoteSlots].map((name) => [name, text ?? slot(name)]),
  ) as EmailValues
}
