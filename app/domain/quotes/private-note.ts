import { z } from 'zod'
import { cleanText } from '../text/clean.ts'
import { countCodePoints } from '../text/code-points.ts'

/** In code points. */
export const maxPrivateNote = 4_000

const text = z.string().transform(cleanText)

const schema = z.object({
  text: text.refine((value) => countCodePoints(value) <= maxPrivateNote),
  /** The stored text that was shown, to notice a change by somebody else. */
  before: text,
})

export type PrivateNote = z.output<typeof schema>

/** Reads the form of the owner's note on a quote; null where it is too long or incomplete. */
export function parsePrivateNote(form: FormData): PrivateNote | null {
  return schema.safeParse(Object.fromEntries(form)).data ?? null
}
