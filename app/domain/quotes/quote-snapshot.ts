import * as z from 'zod/mini'
import { isAgorot, wholeShare } from '../money.ts'
import { canonicalJson } from './canonical-json.ts'
import { paymentPlans } from './quote-line.ts'

/** The complete content of a quote on the day it was issued. Nothing in it is looked up again. */
export type QuoteSnapshot = z.infer<typeof schema>

const words = z.object({ he: z.string(), en: z.string() })
const agorot = z.int().check(z.refine(isAgorot))
const share = z.int().check(z.gte(0), z.lte(wholeShare))
const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))
const vat = z.enum(['included', 'excluded'])

const line = z.object({
  id: z.string(),
  service: z.string(),
  name: words,
  detail: words,
  amount: agorot,
  listAmount: z.exactOptional(agorot),
  months: z.nullable(z.int().check(z.gte(1))),
  ownDiscount: share,
  vat,
  optional: z.boolean(),
  payment: z.enum(paymentPlans),
  isFrom: z.boolean(),
  isOwn: z.boolean(),
  isCredit: z.exactOptional(z.literal(true)),
})

const rules = z.object({
  tiers: z.array(z.object({ services: z.int(), discount: share })),
  packages: z.array(
    z.object({
      id: z.string(),
      services: z.array(z.string()),
      needs: z.enum(['all', 'any']),
      claim: z.nullable(z.string()),
      impliedBy: z.array(z.string()),
      discount: share,
    }),
  ),
  vat: z.object({ rate: share, validFrom: day }),
})

const schema = z.object({
  format: z.literal(1),
  number: z.string(),
  version: z.int(),
  issuedAt: z.string(),
  validUntil: day,
  studio: z.object({
    name: words,
    legalName: words,
    registration: z.string(),
    email: z.string(),
    phone: z.string(),
    /** As of the studio's details; without one its name is set as type. */
    logo: z.exactOptional(z.string()),
  }),
  client: z.object({ name: z.string(), email: z.string() }),
  lines: z.array(line),
  claims: z.array(z.string()),
  rules,
  /** Names of the packages in `rules`, by id. */
  packageNames: z.record(z.string(), words),
  exchange: z.object({ shekelsForDollar: z.string(), day }),
  /** For lines paid in halves, the share that is paid before the work. */
  downPayment: share,
  terms: z.array(words),
  note: z.string(),
  /**
   * Totals with all optional lines. Stored, so that a later change of the calculation cannot change
   * what was offered.
   */
  totals: z.object({ once: agorot, monthly: agorot, term: agorot }),
})

/** Whether two snapshots make the same offer: only version and time of issue may differ. */
export function isSameOffer(one: QuoteSnapshot, other: QuoteSnapshot): boolean {
  const [a, b] = [one, other].map((each) => canonicalJson({ ...each, version: 0, issuedAt: '' }))
  return a === b
}

/**
 * Reads a snapshot. Call it only with text that matches its hash. Throws where the text has another
 * shape.
 */
export function readSnapshot(text: string): QuoteSnapshot {
  return schema.parse(JSON.parse(text))
}
