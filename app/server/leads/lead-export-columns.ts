import { timeZone } from '#catalog/place.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { campaignNames, readPageAddress } from '#domain/leads/page-address.ts'
import { sourceName } from '#domain/leads/lead-source.ts'
import { quoteStatusOn } from '#domain/quotes/quote-status.ts'
import { languages } from '#i18n/languages.ts'
import type { LeadRow } from '../db/lead-row.ts'
import { budgetName, serviceName, sourcePageName } from '../lead-labels.ts'
import { studioDay } from '../studio-day.ts'
import type { ExportedLead } from './lead-export-store.ts'
import { countryName, formatIsraeli } from './lead-view.ts'

type Column = { name: string; valueOf: (lead: ExportedLead) => string }

/** What a spreadsheet has of each lead, with names and values in a language. */
export function exportColumns(lang: DeskLang, now: Date): Column[] {
  const { admin, leadExport } = deskCopyFor(lang)
  const { columns, statuses } = { ...admin.leads, statuses: admin.statuses }
  const { facts } = admin.lead
  const service = once((id: LeadRow['serviceType']) => serviceName(id, lang) ?? '')
  const budgetOf = once((id: LeadRow['budget']) => budgetName(id, lang) ?? '')
  const addresses = new WeakMap<ExportedLead, ReturnType<typeof readPageAddress>>()
  const page = once((id: string) => sourcePageName(id, lang))
  return [
    { name: columns.submitted, valueOf: ({ receivedAt }) => formatForSheet(receivedAt) },
    { name: columns.status, valueOf: ({ status }) => statuses[status] },
    { name: columns.name, valueOf: ({ name }) => name },
    { name: columns.email, valueOf: ({ email }) => email },
    { name: columns.phone, valueOf: phoneForSheet },
    { name: facts.country, valueOf: ({ countryCode }) => countryName(countryCode, lang) },
    { name: columns.service, valueOf: ({ serviceType }) => service(serviceType) },
    { name: columns.budget, valueOf: ({ budget }) => budgetOf(budget) },
    { name: columns.message, valueOf: ({ message }) => message },
    { name: columns.notes, valueOf: ({ notes }) => notes },
    { name: leadExport.quotes, valueOf: ({ quotes }) => quotes.map(quoteForSheet).join(', ') },
    { name: columns.sourcePage, valueOf: ({ sourcePage }) => page(sourcePage) },
    {
      name: admin.leads.filters.source,
      valueOf: ({ source }) => sourceName(source, admin.leads.sources) ?? '',
    },
    { name: facts.pageUrl, valueOf: (lead) => addressOf(lead).page },
    ...campaignNames.map((name) => ({
      name: facts.campaign[name],
      valueOf: (lead: ExportedLead) => addressOf(lead).campaign[name] ?? '',
    })),
    {
      name: facts.privacyNotice,
      valueOf: ({ privacyNotice: notice }) =>
        notice === null ? '' : `${formatForSheet(notice.since)} · ${notice.version}`,
    },
    { name: facts.language, valueOf: ({ language }) => languages[language].name },
    { name: facts.id, valueOf: ({ id }) => id },
  ]

  /** Read once for the six columns that it is in. */
  function addressOf(lead: ExportedLead) {
    const address = addresses.get(lead) ?? readPageAddress(lead.pageUrl)
    addresses.set(lead, address)
    return address
  }

  function quoteForSheet(quote: ExportedLead['quotes'][number]): string {
    const status = quoteStatusOn(studioDay(now), quote)
    return `${quote.number} (${deskCopyFor(lang).quotes.statuses[status]})`
  }
}

/** Creating a format costs more than a hundred calls of it. */
const sheetTime = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone,
})

/** Day and time in the studio's time zone, as spreadsheets read them in every language. */
export function formatForSheet(at: Date): string {
  return sheetTime.format(at)
}

/** Names are made once for each id: a million leads have a few of them. */
function once<Id extends string | null>(nameOf: (id: Id) => string): (id: Id) => string {
  const names = new Map<Id, string>()
  return (id) => {
    const name = names.get(id) ?? withoutMarks(nameOf(id))
    names.set(id, name)
    return name
  }
}

/**
 * A number that a spreadsheet keeps as text, with its leading zero: 050-1234567, (+44) 2079460958. A
 * plus in front would be read as a formula.
 */
function phoneForSheet({ phone, phonePrefix, phoneRaw }: ExportedLead): string {
  if (!/^\+\d{6,15}$/.test(phone)) return phoneRaw
  if (!phone.startsWith(phonePrefix)) return `(${phone})`
  const rest = phone.slice(phonePrefix.length)
  return phonePrefix === '+972' ? formatIsraeli(rest) : `(${phonePrefix}) ${rest}`
}

/** Marks of direction and spaces that do not break serve a page, and hinder a search in a sheet. */
export function withoutMarks(text: string): string {
  return text.replaceAll(/[\u200e\u200f\u2060\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ')
}
