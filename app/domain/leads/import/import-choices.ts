import { z } from 'zod'
import { isLeadStatus, type LeadStatus } from '../status.ts'
import {
  columnField,
  duplicatePolicies,
  importFields,
  maxColumns,
  type ImportColumns,
} from './import-fields.ts'

/** How the columns of a file are read. `country`: of numbers without an international prefix. */
export type ColumnChoices<Country extends string = string> = {
  columns: ImportColumns
  country: Country
  monthFirst: boolean
}

/**
 * Reads the form that matches columns. A column without a field is left out. Returns null if no
 * column holds a phone or an email address, or for unknown values.
 */
export function parseColumnChoices<Country extends string>(
  form: FormData,
  countries: readonly Country[],
): ColumnChoices<Country> | null {
  const schema = z.object({
    country: z.custom<Country>((value) => countries.some((country) => country === value)),
    order: z.enum(['day', 'month']),
  })
  const parsed = schema.safeParse(Object.fromEntries(form))
  if (!parsed.success) return null
  const count = Math.min(
    maxColumns,
    [...form.keys()].filter((name) => name.startsWith(columnField)).length,
  )
  const columns = Array.from({ length: count }, (_, index) => {
    const chosen = form.get(`${columnField}${index}`)
    return importFields.find((field) => field === chosen) ?? null
  })
  if (!columns.includes('phone') && !columns.includes('email')) return null
  const { country, order } = parsed.data
  return { columns, country, monthFirst: order === 'month' }
}

const startSchema = z.object({
  duplicates: z.enum(duplicatePolicies),
  status: z.custom<LeadStatus>(
    (value) => isLeadStatus(value) && value !== 'new' && value !== 'unread',
  ),
})

/** What becomes of people who are known, and the status of leads without one in the file. */
export type StartChoices = z.output<typeof startSchema>

export function parseStartChoices(form: FormData): StartChoices | null {
  return startSchema.safeParse(Object.fromEntries(form)).data ?? null
}
