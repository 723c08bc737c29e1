import { z } from 'zod'
import { cleanText } from '../text/clean.ts'
import { countCodePoints } from '../text/code-points.ts'
import { isLeadId } from './lead-id.ts'
import { maxNotesLength } from './notes.ts'
import { leadStatuses } from './status.ts'

/** The version of the lead that was edited: an edit of an older one is refused. */
const version = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)

const notes = z
  .string()
  .transform(cleanText)
  .refine((text) => countCodePoints(text) <= maxNotesLength)

/** The edits of one lead. Unknown form fields are dropped. */
const leadEditSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('status'), version, status: z.enum(leadStatuses) }),
  /** `before`: the notes as they were when editing began. */
  z.object({ intent: z.literal('notes'), version, notes, before: notes.optional() }),
  z.object({ intent: z.literal('delete') }),
  /** The lead is no spam. */
  z.object({ intent: z.literal('release') }),
  /** The admin has opened the lead: a new one becomes read. */
  z.object({ intent: z.literal('open') }),
])

export type LeadEdit = z.output<typeof leadEditSchema>

export function parseLeadEdit(form: FormData): LeadEdit | null {
  return leadEditSchema.safeParse(Object.fromEntries(form)).data ?? null
}

/** Deletes the selected leads, or all that match the filter if there are `count` of them. */
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
