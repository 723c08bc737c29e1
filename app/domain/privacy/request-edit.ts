import { z } from 'zod'
import { isLeadId } from '../leads/lead-id.ts'
import { cleanLine } from '../text/clean.ts'
import { countCodePoints } from '../text/code-points.ts'

const leadIds = z.array(z.custom<string>(isLeadId)).max(100)

const schema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('erase'), leadIds, confirm: z.literal('yes') }),
  z.object({ intent: z.literal('export'), leadIds }),
  z.object({ intent: z.literal('answer') }),
  z.object({ intent: z.literal('confirm') }),
])

export type RequestEdit = z.output<typeof schema>

/** Reads a form of the page of a privacy request; null for anything else. */
export function parseRequestEdit(form: FormData): RequestEdit | null {
  return (
    schema.safeParse({
      intent: form.get('intent'),
      leadIds: form.getAll('lead'),
      confirm: form.get('confirm'),
    }).data ?? null
  )
}

const reason = z
  .string()
  .transform(cleanLine)
  .refine((text) => countCodePoints(text) >= 2 && countCodePoints(text) <= 200)

/** The reason why a lead is kept, of 2 to 200 characters. Null for any other length. */
export function parseKeepReason(value: unknown): string | null {
  return reason.safeParse(value).data ?? null
}
