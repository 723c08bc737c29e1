import { z } from 'zod'
import { cleanText } from '../text/clean.ts'
import { countCodePoints } from '../text/code-points.ts'
import { isLeadId } from './lead-id.ts'
import { longestNotes } from './notes.ts'
import { leadStatuses } from './status.ts'

/** The version that the editor saw (see the schema of leads). */
const version = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)

const notes = z
  .string()
  .transform(cleanText)
  .refine((text) => countCodePoints(text) <= longestNotes)

/** What an admin may do to one lead. Anything else in the form is dropped. */
const leadEditSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('status'), version, status: z.enum(leadStatuses) }),
  /** `before`: the notes that were there when the writing began. */
  z.object({ intent: z.literal('notes'), version, notes, before: notes.optional() }),
  z.object({ intent: z.literal('delete') }),
  /** The admin looks at it: a new lead is read from now on. */
  z.object({ intent: z.literal('open') }),
])

export type LeadEdit = z.output<typeof leadEditSchema>

export function parseLeadEdit(form: FormData): LeadEdit | null {
  return leadEditSchema.safeParse(Object.fromEntries(form)).data ?? null
}

/** Deleting many: those that were ticked, or all that the filter shows when as many were found. */
const listEditSchema = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('delete-selected'),
    ids: z.array(z.custom<string>(isLeadId)).min(1).max(100),
  }),
  z.object({
    intent: z.literal('delete-all'),
    count: z
      .string()
      .trim()
      .regex(/^\d{1,9}$/)
      .transform(Number),
  }),
])

export type LeadListEdit = z.output<typeof listEditSchema>

export function parseLeadListEdit(form: FormData): LeadListEdit | null {
  return (
    listEditSchema.safeParse({ ...Object.fromEntries(form), ids: form.getAll('id') }).data ?? null
  )
}
