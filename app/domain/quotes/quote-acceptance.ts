import * as z from 'zod/mini'

/** Who agreed to what, and when: a typed name, not a signature that a law knows. */
export type QuoteAcceptance = z.infer<typeof schema>

const schema = z.object({
  format: z.literal(1),
  number: z.string(),
  version: z.int(),
  /** Of the snapshot that was on the screen. */
  snapshotHash: z.string(),
  /** Ids of the optional lines that were taken. */
  chosen: z.array(z.string()),
  totals: z.object({ once: z.int(), monthly: z.int(), term: z.int() }),
  name: z.string(),
  at: z.string(),
})

export function readAcceptance(text: string): QuoteAcceptance {
  return schema.parse(JSON.parse(text))
}
