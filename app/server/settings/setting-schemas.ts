import { z } from 'zod'
import { parseExchangeRate } from '#domain/exchange-rate.ts'

/** What the owner can change while the site runs. A row that its schema refuses counts as absent, in silence (requirements 7.3). */
const settingSchemas = {
  usd_to_ils_rate: z
    .string()
    .transform((text, context) => parseExchangeRate(text) ?? refuse(context)),
  /** Who set which rate, and for which day: the rate's own row is read by other programs as a plain number. */
  usd_to_ils_rate_origin: json(
    z.object({
      rate: z.string(),
      source: z.enum(['owner', 'service']),
      date: z.iso.date(),
      /** The day on which the service was asked last. */
      askedOn: z.iso.date().nullable(),
    }),
  ),
  /** Item of the price book → the source whose reading the pages show. */
  price_choices: json(z.record(z.string(), z.string())),
} as const satisfies Record<string, z.ZodType<unknown, string>>

export type SettingKey = keyof typeof settingSchemas
type SettingValue<Key extends SettingKey> = z.output<(typeof settingSchemas)[Key]>

export function parseSetting<Key extends SettingKey>(
  key: Key,
  text: string | undefined,
): SettingValue<Key> | null {
  const { success, data } = settingSchemas[key].safeParse(text)
  // SAFETY: what the schema of this very key made.
  return success ? (data as SettingValue<Key>) : null
}

function json<Schema extends z.ZodType>(schema: Schema) {
  const parse = z.string().transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      return refuse(context)
    }
  })
  return parse.pipe(schema)
}

function refuse(context: z.RefinementCtx): never {
  context.addIssue({ code: 'custom', message: 'absurd' })
  return z.NEVER
}
