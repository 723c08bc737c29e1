import { z } from 'zod'
import { leadChangeSchemas } from './lead-change.ts'
import { isLeadId } from './lead-id.ts'

/** The edits of one lead. Unknown form fields are dropped. */
const leadEditSchema = z.discriminatedUnion('intent', [
  z.discriminatedUnion('field', leadChangeSchemas),
  z.object({ intent: z.literal('delete') }),
  z.object({ intent: z.literal('restore') }),
  z.object({ intent: z.literal('erase') }),
  z.object({ intent: z.literal('hold') }),
  z.object({ intent: z.literal('release') }),
  /** `who`: a phone or an address of the same person, as typed. */
  z.object({
    intent: z.literal('join'),
    who: z.string().max(320),
    key: z.custom<string>(isLeadId),
  }),
  z.object({ intent: z.literal('part'), link: z.custom<string>(isLeadId) }),
])

export type LeadEdit = z.output<typeof leadEditSchema>

export function parseLeadEdit(form: FormData): LeadEdit | null {
  return leadEditSchema.safeParse(Object.fromEntries(form)).data ?? null
}

/**
 * Deletes, restores, erases, holds or releases the selected leads; deletes or erases all leads that
 * match the filter if there are `count` of them; or undoes a deletion, which is known by its time.
 */
const listEditSchema = z.discriminatedUnion('intent', [
  z.object({
    intent: z.enum([
      'delete-selected',
      'restore-selected',
      'erase-selected',
      'hold-selected',
      'release-selected',
    ]),
    ids: z.array(z.custom<string>(isLeadId)).min(1).max(100),
  }),
  z.object({
    intent: z.enum(['delete-all', 'erase-all']),
    count: z
      .string()
      .trim()
      .regex(/^\d{1,9}$/)
      .transform(Number),
  }),
  z.object({
    intent: z.literal('undo-deletion'),
    'deleted-at': z.iso.datetime().transform((time) => new Date(time)),
  }),
])

export type LeadListEdit = z.output<typeof listEditSchema>

export function parseLeadListEdit(form: FormData): LeadListEdit | null {
  return (
    listEditSchema.safeParse({ ...Object.fromEntries(form), ids: form.getAll('id') }).data ?? null
  )
}
