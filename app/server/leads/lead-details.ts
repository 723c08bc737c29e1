import type { BudgetId } from '#catalog/budgets.ts'
import type { ServiceChoice } from '#catalog/services.ts'
import { formatDay } from '#i18n/format.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import type { StoredCorrection } from '#domain/leads/lead-correction.ts'
import { campaignNames, readPageAddress } from '#domain/leads/page-address.ts'
import { fill } from '#i18n/fill.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { languages } from '#i18n/languages.ts'
import { describeDateTime, type DateTimeView } from '../describe-date-time.ts'
import { budgetName, serviceName } from '../lead-labels.ts'
import type { LeadEvent } from './lead-list-store.ts'
import type { LeadRow } from '../db/lead-row.ts'
import { describeSpam } from './describe-spam.ts'
import { countryName, describeLead, type LeadView } from './lead-view.ts'

/** `isCode`: digits and Latin letters, which are written from left to right in either language. */
export type Fact = { label: string; value: string; isCode: boolean }

export type LeadEventView = { id: string; text: string; by: string | null; at: DateTimeView }

/** `hasNotice`: it is known what the form said about privacy. */
export type LeadDetails = LeadView & {
  facts: Fact[]
  hasNotice: boolean
  timeline: LeadEventView[]
}

/** @param events newest first, as in the timeline */
export function describeLeadDetails(
  lead: LeadRow,
  events: readonly LeadEvent[],
  lang: DeskLang,
  now: Date,
): LeadDetails {
  return {
    ...describeLead(lead, lang, now),
    facts: describeFacts(lead, lang, now),
    hasNotice: lead.privacyNotice !== null,
    timeline: [
      ...events.map((event) => describeEvent(event, lang, now)),
      ...(events.some(({ kind }) => kind === 'added') ? [] : [describeArrival(lead, lang, now)]),
    ],
  }
}

function describeFacts(lead: LeadRow, lang: DeskLang, now: Date): Fact[] {
  const { lead: copy, leads } = deskCopyFor(lang).admin
  const dateTime = (at: Date) =>
    describeDateTime(at, lang, { now, words: leads.filters.dates }).full
  const text = (label: string, value: string): Fact => ({ label, value, isCode: false })
  const code = (label: string, value: string): Fact => ({ label, value, isCode: true })
  const { page, campaign } = readPageAddress(lead.pageUrl)
  const facts = [
    code(copy.facts.phoneRaw, lead.phoneRaw),
    text(copy.facts.country, countryName(lead.countryCode, lang)),
    text(copy.facts.language, languages[lead.language].name),
    code(copy.facts.pageUrl, page),
    ...campaignNames.flatMap((name) =>
      campaign[name] === undefined ? [] : [text(copy.facts.campaign[name], campaign[name])],
    ),
    code(copy.facts.receivedAt, dateTime(lead.receivedAt)),
    code(copy.facts.submittedAt, dateTime(lead.submittedAt)),
    text(copy.facts.device, lead.userAgent === '' ? '' : copy.devices[lead.deviceType]),
    code(copy.facts.userAgent, lead.userAgent),
    code(copy.facts.ipAddress, lead.ipAddress),
    code(copy.facts.id, lead.id),
    text(copy.facts.spam, describeSpam(lead, lang) ?? ''),
  ]
  return facts.filter(({ value }) => value !== '')
}

/** Values are isolated, because numbers and addresses appear next to Hebrew. */
function describeCorrection({ field, from, to }: StoredCorrection, lang: DeskLang) {
  const { columns, none } = deskCopyFor(lang).admin.leads
  const labels = { ...columns, service_type: columns.service }
  const valueOf = (value: string) => {
    if (value === '') return none
    // SAFETY: for this field the stored value is a service.
    if (field === 'service_type') return serviceName(value as ServiceChoice, lang) ?? value
    // SAFETY: for this field it is a budget.
    if (field === 'budget') return budgetName(value as BudgetId, lang) ?? value
    return `\u2068${value}\u2069`
  }
  return { field: labels[field], from: valueOf(from), to: valueOf(to) }
}

function wordsOf(
  { kind, channel, quoteNumber, linkFailure }: LeadEvent,
  words: AdminCopy['lead']['events'],
): string {
  if (kind === 'status' && quoteNumber !== null) return words.won
  if (kind === 'touched') return words.touched[channel ?? 'other']
  return kind === 'quote-sent' && linkFailure ? words.notSent[linkFailure] : words[kind]
}

function describeEvent(event: LeadEvent, lang: DeskLang, now: Date): LeadEventView {
  const { id, at, fromStatus, toStatus, adminName, quoteNumber, correction, callBackOn } = event
  const { lead, leads, statuses } = deskCopyFor(lang).admin
  const nameOf = (status: typeof fromStatus) => (status === null ? '' : statuses[status])
  return {
    id,
    text: fill(wordsOf(event, lead.events), {
      from: nameOf(fromStatus),
      to: nameOf(toStatus),
      number: quoteNumber ?? '',
      day: callBackOn === null ? '' : formatDay(callBackOn, lang),
      ...(correction && describeCorrection(correction, lang)),
    }),
    by: adminName,
    at: describeDateTime(at, lang, { now, words: leads.filters.dates }),
  }
}

/** The beginning of a timeline, unless an admin added the lead. It is not stored as an event. */
function describeArrival({ id, receivedAt }: LeadRow, lang: DeskLang, now: Date): LeadEventView {
  const { lead, leads } = deskCopyFor(lang).admin
  const at = describeDateTime(receivedAt, lang, { now, words: leads.filters.dates })
  return { id, text: lead.events.received, by: null, at }
}
