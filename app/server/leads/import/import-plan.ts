import { z } from 'zod'
import { countryCodes, type CountryCode } from '#catalog/countries.ts'
import { duplicatePolicies, importFields, maxColumns } from '#domain/leads/import/import-fields.ts'
import { isLeadStatus, type LeadStatus } from '#domain/leads/status.ts'

const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1255'] as const

const planSchema = z.object({
  format: z.enum(['csv', 'vcard']),
  encoding: z.enum(encodings),
  /** Between the cells of a CSV; '' for contacts. */
  delimiter: z.enum([',', ';', '\t', '']),
  /** The row of the headings, the first being 1; 0 where the file has none. */
  headingRow: z.number(),
  headings: z.array(z.string()).max(maxColumns),
  columns: z.array(z.enum(importFields).nullable()).max(maxColumns),
  country: z.custom<CountryCode>((value) => countryCodes.some((country) => country === value)),
  monthFirst: z.boolean(),
  duplicates: z.enum(duplicatePolicies),
  /** Of leads without a status in the file. */
  status: z.custom<LeadStatus>(isLeadStatus),
})

/** How a file is read, and what becomes of its rows. */
export type ImportPlan = z.output<typeof planSchema>

export type FileLayout = Pick<ImportPlan, 'format' | 'encoding' | 'delimiter'>

/** The stored plan of an import. Throws if it is none. */
export function parsePlan(stored: unknown): ImportPlan {
  return planSchema.parse(stored)
}
