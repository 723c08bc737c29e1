import { z } from 'zod'
import { ownPriceSchema } from '#domain/pricing/own-price.ts'
import { sourceGroupIds } from '#catalog/prices/price-source.ts'
import { parseExchangeRate } from '#domain/exchange-rate.ts'
import { gateSettingsSchema } from '#domain/gate/gate-settings-schema.ts'
import { addressFindings } from '../request/address-finding.ts'
import { arrivalKinds } from '../request/arrival.ts'

/**
 * Settings that can change at run time. A stored value that its schema rejects counts as absent
 * (requirements 7.3).
 */
const settingSchemas = {
  usd_to_ils_rate: z
    .string()
    .transform((text, context) => parseExchangeRate(text) ?? refuse(context)),
  /**
   * The source and day of the rate. In its own row, because other programs read the rate's row as a
   * plain number.
   */
  usd_to_ils_rate_origin: json(
    z.object({
      rate: z.string(),
      source: z.enum(['owner', 'service']),
      date: z.iso.date(),
      /** The day of the last request to the service. */
      askedOn: z.iso.date().nullable(),
    }),
  ),
  /** Item of the price book → the chosen source. */
  price_choices: json(z.record(z.string(), z.string())),
  /** Item of the price book → the owner's own figure, which wins over the chosen source. */
  own_prices: json(z.record(z.string(), ownPriceSchema)),
  /** Field of the studio → what the owner set (requirements 1.6). */
  studio: json(z.record(z.string(), z.string())),
  /** Id → a real testimonial, as JSON that domain/studio/testimonials.ts reads. */
  testimonials: json(z.record(z.string(), z.string())),
  /** The ids of what the demo made, or null once it was removed (requirements 1.6). */
  demo: json(
    z.object({
      leads: z.array(z.uuid()),
      cards: z.array(z.uuid()),
      links: z.array(z.uuid()),
    }),
  ),
  /** 'answer.he' → the owner's own text of a reply, as domain/promises/reply-texts.ts stores it. */
  replies: json(z.record(z.string(), z.string())),
  /** The server that sends emails. `sealed`: its password, as sealed-secret.ts encrypts it. */
  mail_server: json(
    z.object({ host: z.string(), port: z.number(), user: z.string(), sealed: z.string() }),
  ),
  /** The newest test email. `token`: a hash of that in its link, opened at `openedAt`. */
  round_trip: json(
    z.object({
      token: z.string(),
      sentAt: z.iso.datetime(),
      to: z.string(),
      from: z.string(),
      openedAt: z.iso.datetime().nullable(),
    }),
  ),
  /** Which countries can read the site and send its forms (requirements 2.7). */
  geo_gate: json(gateSettingsSchema),
  /** How an admin's own address arrived when she confirmed it, and what was found by then. */
  address_check: json(
    z.object({
      kind: z.enum(arrivalKinds),
      finding: z.enum(addressFindings).nullable(),
      at: z.iso.datetime(),
    }),
  ),
  /** Signs the passes of all nodes. Created at the first start. */
  geo_gate_key: z.string().regex(/^[\w-]{43}$/),
  /** Signs the links that confirm privacy requests. Created at the first start. */
  privacy_link_key: z.string().regex(/^[\w-]{43}$/),
  /** Signs the cookies of known devices. Created at the first start. */
  device_key: z.string().regex(/^[\w-]{43}$/),
  /** When a business card last changed. A new value makes every node drop its rendered pages. */
  cards_changed: z.iso.datetime(),
  /** The source for every price without its own choice, or ''. */
  price_source: z.enum(['', ...sourceGroupIds]),
} as const satisfies Record<string, z.ZodType<unknown, string>>

export type SettingKey = keyof typeof settingSchemas
type SettingValue<Key extends SettingKey> = z.output<(typeof settingSchemas)[Key]>

export function parseSetting<Key extends SettingKey>(
  key: Key,
  text: string | undefined,
): SettingValue<Key> | null {
  const { success, data } = settingSchemas[key].safeParse(text)
  // SAFETY: the value was parsed by the schema of this key.
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
  context.addIssue({ code: 'custom', message: 'invalid' })
  return z.NEVER
}
