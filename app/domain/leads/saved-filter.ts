import { z } from 'zod'
import { cleanLine } from '../text/clean.ts'
import { leadFilterQuery, readLeadFilter } from './lead-filter.ts'
import { isLeadId } from './lead-id.ts'
import { maxFilterName } from './saved-filter-limits.ts'

const id = z.custom<string>(isLeadId)
const name = z
  .string()
  .transform((text) => Array.from(cleanLine(text)).slice(0, maxFilterName).join(''))
  .refine((text) => text !== '')

/** `query`: of the list; what it does not know is dropped. */
const savedFilterSchema = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('save-filter'),
    id,
    name,
    query: z
      .string()
      .max(1_000)
      .transform((text) => leadFilterQuery(readLeadFilter(new URLSearchParams(text))).toString())
      .refine((text) => text !== ''),
  }),
  z.object({ intent: z.literal('rename-filter'), id, name }),
  z.object({ intent: z.literal('remove-filter'), id }),
])

export type SavedFilterEdit = z.output<typeof savedFilterSchema>

/** Null for a form that is none of these, or is invalid. */
export function parseSavedFilterEdit(form: FormData): SavedFilterEdit | null {
  return savedFilterSchema.safeParse(Object.fromEntries(form)).data ?? null
}
