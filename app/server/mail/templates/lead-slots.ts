import { slot } from '../skeleton.ts'

/** Every value of a lead that a mail shows, by the name of its place. */
export const leadSlots = [
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

export type LeadSlot = (typeof leadSlots)[number]

export type LeadPlaces = Readonly<Record<LeadSlot, string>>

/** What a template is drawn with when it becomes a skeleton. */
export function emptyPlaces(): LeadPlaces {
  // SAFETY: made from the list that the type is made from.
  return Object.fromEntries(leadSlots.map((name) => [name, slot(name)])) as LeadPlaces
}
