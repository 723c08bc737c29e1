import * as z from 'zod/mini'

/**
 * The record of an acceptance (requirements 6.3). The name is typed: not a signature in the legal
 * sense.
 */
export type QuoteAcceptance = z.infer<typeof schema>

const schema = z.object({
  format: z.literal(1),
  number: z.string(),
  version: z.int(),
  /** Hash of the snapshot that the client saw. */
  snapshotHash: z.string(),
  /** Ids of the chosen optional lines. */
  chosen: z.array(z.string()),
  totals: z.object({ once: z.int(), monthly: z.int(), term: z.int() }),
  name: z.string(),
  at: z.string(),
})

export function readAcceptance(text: string): QuoteAcceptance {
  return schema.parse(JSON.parse(text))
}
