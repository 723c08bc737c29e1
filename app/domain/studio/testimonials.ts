import { parseWebAddress } from '../web-address.ts'
import { isRecord } from '../is-record.ts'
import { readDay } from './studio-fields.ts'
import { readByRule, type StudioFault, type StudioRule } from './studio-rule.ts'

/** Cards on the home page. As long as there are fewer real ones, samples fill them up. */
export const shownTestimonials = 12

/** Stored at most. */
export const maxTestimonials = 40

const text = (max: number): StudioRule => ({
  input: 'text',
  max,
  fault: 'required',
  read: (line) => line,
})

/** The form, the limits and the storage of a real one (requirements 3.3). */
export const testimonialRules = {
  'quote.he': text(240),
  'name.he': text(60),
  'role.he': text(60),
  'company.he': text(60),
  'quote.en': text(240),
  'name.en': text(60),
  'role.en': text(60),
  'company.en': text(60),
  date: { input: 'date', max: 10, fault: 'day', read: readDay },
  link: { input: 'url', max: 300, fault: 'address', read: parseWebAddress },
} as const satisfies Record<string, StudioRule>

export type TestimonialField = keyof typeof testimonialRules
export type TestimonialValues = Record<TestimonialField, string>

// SAFETY: the keys of the table
export const testimonialFields = Object.keys(testimonialRules) as TestimonialField[]

export type TestimonialForm =
  | { ok: true; values: TestimonialValues }
  | { ok: false; faults: Partial<Record<TestimonialField, StudioFault>> }

/** Reads a form; with one fault nothing is stored. */
export function readTestimonial(
  typed: Readonly<Record<TestimonialField, string>>,
): TestimonialForm {
  const faults: Partial<Record<TestimonialField, StudioFault>> = {}
  const values = { ...typed }
  for (const field of testimonialFields) {
    const read = readByRule(testimonialRules[field], typed[field])
    if ('fault' in read) faults[field] = read.fault
    else values[field] = read.text
  }
  return Object.keys(faults).length === 0 ? { ok: true, values } : { ok: false, faults }
}

/** null: the stored text is none that this version would store. */
export function parseTestimonial(stored: string): TestimonialValues | null {
  try {
    const parsed: unknown = JSON.parse(stored)
    if (!isRecord(parsed)) return null
    const textOf = (field: string) => {
      const value = parsed[field]
      return typeof value === 'string' ? value : ''
    }
    const entries = testimonialFields.map((field) => [field, textOf(field)])
    // SAFETY: one entry for each field
    const read = readTestimonial(Object.fromEntries(entries) as TestimonialValues)
    return read.ok ? read.values : null
  } catch {
    return null
  }
}

export type StoredTestimonial = { id: string; values: TestimonialValues }

/** The newest first. */
export function storedTestimonials(stored: Readonly<Record<string, string>>): StoredTestimonial[] {
  return Object.entries(stored)
    .flatMap(([id, text]) => {
      const values = parseTestimonial(text)
      return values === null ? [] : [{ id, values }]
    })
    .toSorted((one, other) => other.values.date.localeCompare(one.values.date))
}
