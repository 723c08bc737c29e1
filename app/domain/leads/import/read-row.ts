import type { CountryCode } from 'libphonenumber-js/core'
import { cleanEmail, isEmailAddress } from '#domain/email.ts'
import { normalizePhone } from '#domain/phone/normalize-phone.ts'
import { parseNumber, splitExtension } from '#domain/phone/parse-number.ts'
import { cleanLine, cleanText } from '#domain/text/clean.ts'
import { countCodePoints } from '#domain/text/code-points.ts'
import { contactLimits } from '../contact-form.ts'
import { maxNotesLength } from '../notes.ts'
import type { LeadStatus } from '../status.ts'
import type { ImportColumns, ImportField, RefusalReason } from './import-fields.ts'
import { readStatus } from './import-status.ts'
import { readDate, type DateRules } from './read-date.ts'

/** What the cells of a file are read with. The names of choices are in lower case. */
export type RowRules<
  Service extends string,
  Budget extends string,
  Lang extends string,
> = DateRules & {
  columns: ImportColumns
  /** Of each column. */
  headings: readonly string[]
  /** Of numbers without an international prefix. */
  country: CountryCode
  now: Date
  /** Leads from before it are not stored, because they would be removed at once. */
  oldest: Date
  names: {
    statuses: ReadonlyMap<string, LeadStatus>
    services: ReadonlyMap<string, Service>
    budgets: ReadonlyMap<string, Budget>
    languages: ReadonlyMap<string, Lang>
  }
}

export type ImportedLead<Service extends string, Budget extends string, Lang extends string> = {
  name: string
  email: string
  phone: string
  phoneRaw: string
  phonePrefix: string
  countryCode: string
  phoneLooksInvalid: boolean
  serviceType: Service | null
  budget: Budget | null
  language: Lang | null
  message: string
  notes: string
  /** null: the file has no date for it. */
  receivedAt: Date | null
  /** null: the file has no status that is known. */
  status: LeadStatus | null
}

type Cell = { heading: string; text: string }

/** An apostrophe that a spreadsheet or our own export put before what looks like a formula. */
const formulaMark = /^'(?=[=+\-@\t\r])/

/** Between several numbers in one cell; Google Contacts writes ':::'. */
const betweenPhones = / *(?::::|[;|\n]) *|, +| +\/ +/
const betweenEmails = / *(?::::|[;,|\n]) */

/**
 * Reads one row of an imported file as a lead, or says why it cannot be one (decision 0142). What is
 * in a chosen column and has no field of its own is in the notes, below the heading of its column.
 */
export function readRow<S extends string, B extends string, L extends string>(
  cells: readonly string[],
  rules: RowRules<S, B, L>,
): ImportedLead<S, B, L> | RefusalReason {
  const { names } = rules
  const found = collect(cells, rules)
  const notes: string[] = []
  const keep = ({ heading, text }: Cell) =>
    void notes.push(heading === '' ? text : `${heading}: ${text}`)
  const textOf = (field: ImportField) => cleanLine(found(field)[0]?.text ?? '')
  const choice = <Value>(field: ImportField, read: (text: string) => Value | null) => {
    const [cell] = found(field)
    const value = cell ? read(cell.text.trim().toLowerCase()) : null
    if (cell && value === null) keep(cell)
    return value
  }

  const phone = readPhones(found('phone'), rules.country, keep)
  const email = readEmails(found('email'), keep)
  if (phone === null && email === '')
    return found('phone').length + found('email').length > 0 ? 'bad-contact' : 'no-contact'
  const receivedAt = readReceived(textOf('date'), rules)
  if (typeof receivedAt === 'string') return receivedAt

  const fullName = textOf('name') || `${textOf('first-name')} ${textOf('last-name')}`.trim()
  const company = found('company')[0]
  if (company && fullName !== '') keep(company)
  const name = fullName || cleanLine(company?.text ?? '') || email || (phone?.phoneRaw ?? '')
  const status = choice('status', (text) => readStatus(text, names.statuses))
  const serviceType = choice('service', (text) => names.services.get(text) ?? null)
  const budget = choice('budget', (text) => names.budgets.get(text) ?? null)
  const language = choice('language', (text) => names.languages.get(text) ?? null)
  const message = found('message')
    .map(({ text }) => cleanText(text))
    .join('\n\n')
  const ownNotes = found('note').map(({ text }) => cleanText(text))
  const lead = {
    name,
    email,
    ...(phone ?? { ...noPhone, countryCode: rules.country }),
    serviceType,
    budget,
    language,
    message,
    notes: [...ownNotes, ...notes.map(cleanText)].join('\n\n'),
    receivedAt,
    status,
  }
  return isTooLong(lead) ? 'too-long' : lead
}

const noPhone = { phone: '', phoneRaw: '', phonePrefix: '', phoneLooksInvalid: false }

/** The cells of a row that are not empty, by field, in the order of the columns. */
function collect(
  cells: readonly string[],
  { columns, headings }: { columns: ImportColumns; headings: readonly string[] },
): (field: ImportField) => Cell[] {
  const byField = new Map<ImportField, Cell[]>()
  for (const [index, field] of columns.entries()) {
    const text = (cells[index] ?? '').replace(formulaMark, '')
    if (field === null || text.trim() === '') continue
    const cell = { heading: cleanLine(headings[index] ?? ''), text }
    byField.set(field, [...(byField.get(field) ?? []), cell])
  }
  return (field) => byField.get(field) ?? []
}

function splitCell(text: string, separator: RegExp): string[] {
  return text.split(separator).filter((part) => part.trim() !== '')
}

/** The first cell part that is a number; the others become notes. null: there is none. */
function readPhones(
  cells: readonly Cell[],
  country: CountryCode,
  keep: (cell: Cell) => void,
): PhoneFields | null {
  let first: PhoneFields | null = null
  for (const { heading, text } of cells)
    for (const part of splitCell(text, betweenPhones)) {
      const phone: PhoneFields | null = first === null ? readPhone(part, country) : null
      first ??= phone
      if (phone === null) keep({ heading, text: part })
    }
  return first
}

type PhoneFields = Pick<
  ImportedLead<string, string, string>,
  'phone' | 'phoneRaw' | 'phonePrefix' | 'countryCode' | 'phoneLooksInvalid'
>

function readPhone(typed: string, country: CountryCode): PhoneFields | null {
  const raw = cleanLine(typed).replace(/^(?:p|tel):/i, '')
  if (raw === '' || countCodePoints(raw) > contactLimits.phone.max) return null
  const parsed = parseNumber(splitExtension(raw).number, country)
  if (parsed === null) return null
  const { phone, looksInvalid } = normalizePhone({ raw, country })
  return {
    phone,
    phoneRaw: raw,
    phonePrefix: `+${parsed.countryCallingCode}`,
    countryCode: parsed.country ?? country,
    phoneLooksInvalid: looksInvalid,
  }
}

function readEmails(cells: readonly Cell[], keep: (cell: Cell) => void): string {
  let first = ''
  for (const { heading, text } of cells)
    for (const part of splitCell(text, betweenEmails)) {
      const email = cleanEmail(/<([^<>]+)>/.exec(part)?.[1] ?? part)
      const isFirst =
        first === '' && isEmailAddress(email) && email.length <= contactLimits.email.max
      if (isFirst) first = email
      else keep({ heading, text: part })
    }
  return first
}

function readReceived<S extends string, B extends string, L extends string>(
  typed: string,
  rules: RowRules<S, B, L>,
): Date | null | RefusalReason {
  if (typed === '') return null
  const date = readDate(typed, rules)
  if (date === null) return 'bad-date'
  if (date > rules.now) return 'future-date'
  return date < rules.oldest ? 'too-old' : date
}

function isTooLong({ name, message, notes }: { name: string; message: string; notes: string }) {
  return (
    countCodePoints(name) > contactLimits.name.max ||
    countCodePoints(message) > maxNotesLength ||
    countCodePoints(notes) > maxNotesLength
  )
}
