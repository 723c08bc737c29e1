import { z } from 'zod'
import { isLeadId } from '#domain/leads/lead-id.ts'

const id = z.custom<string>(isLeadId)

/** The actions on one email: the forms of the list and of the email's own page. */
const emailEditSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('retry'), id }),
  z.object({ intent: z.literal('give-up'), id }),
  z.object({ intent: z.literal('dismiss'), id }),
  z.object({ intent: z.literal('resend'), id, recipient: z.string() }),
])

export type EmailEdit = z.output<typeof emailEditSchema>

export function parseEmailEdit(form: FormData): EmailEdit | null {
  return emailEditSchema.safeParse(Object.fromEntries(form)).data ?? null
}
