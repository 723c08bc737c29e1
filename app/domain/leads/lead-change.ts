import { z } from 'zod'
import type { Day } from '../pricing/vat.ts'
import { cleanText } from '../text/clean.ts'
import { countCodePoints } from '../text/code-points.ts'
import { isDay } from '../typed-date-time.ts'
import { isLeadId } from './lead-id.ts'
import { maxNotesLength } from './notes.ts'
import { leadStatuses } from './status.ts'

const notes = z
  .string()
  .transform(cleanText)
  .refine((text) => countCodePoints(text) <= maxNotesLength)

const anyChange = {
  intent: z.literal('change'),
  /** The version of the lead that the admin saw. */
  version: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
  /**
   * Identifies this change, so that it is applied once when it is sent twice. Forms without scripts
   * send none.
   */
  key: z.custom<string>(isLeadId).optional(),
}

/** The changes of one field of a lead, or of one of its notes. `before`: its value as the admin saw it. */
export const leadChangeSchemas = [
  z.object({
    ...anyChange,
    field: z.literal('status'),
    value: z.enum(leadStatuses),
    before: z.enum(leadStatuses),
  }),
  z.object({
    ...anyChange,
    field: z.literal('notes'),
    value: notes,
    before: notes,
    /** The note. Without one it is the first of the lead, as before there were several. */
    note: z.custom<string>(isLeadId).optional(),
    /**
     * null for no day; absent where it stays the same. A day that has passed is valid, because a
     * change may be sent long after it was typed.
     */
    day: z
      .string()
      .refine((text) => text === '' || isDay(text))
      .transform((text): Day | null => (text === '' ? null : text))
      .optional(),
  }),
] as const

const leadChangeSchema = z.discriminatedUnion('field', leadChangeSchemas)

export type LeadChange = z.output<typeof leadChangeSchema>

export type LeadField = LeadChange['field']

/** Null where the form is not a valid change. Unknown form fields are dropped. */
export function parseLeadChange(form: FormData): LeadChange | null {
  return leadChangeSchema.safeParse(Object.fromEntries(form)).data ?? null
}
