import { randomUUIDv7 } from 'node:crypto'
import type { LeadError } from '#domain/leads/lead-payload.ts'
import { deviceTypeOf } from '#domain/leads/device-type.ts'
import { cleanLine } from '#domain/text/clean.ts'
import { isDatabaseUnavailable } from '../db/is-database-unavailable.ts'
import { addressGroup } from '../http/client-address.ts'
import type { MailLead } from '../mail/mail-lead.ts'
import type { MailQuote } from '../mail/mail-quote.ts'
import { leaseSeconds } from '../mail/outbox.ts'
import { takeToken } from '../rate-limit.ts'
import type { ServerContext, Visitor } from '../server-context.ts'
import { contentHash, isLeadKey, leadKey } from './lead-key.ts'
import { addLead, type Added, type NewLead, type NewQuote, type Submission } from './lead-store.ts'
import { normalizePhone } from './normalize-phone.ts'
import { parseLeadPayload } from './parse-lead.ts'
import { spamReason } from './spam-reason.ts'

export type Intake = {
  input: unknown
  /** Of the client, for repeating safely. */
  key: string | undefined
  visitor: Visitor
  /** How the input is read; the form without JavaScript has its own reader. */
  parse?: typeof parseLeadPayload
  quote?: AskedQuote
}

/** A lead that asks for a quote gets it in the transaction that stores the lead. */
export type AskedQuote = {
  /** What is asked for: the same words with another basket are another lead. */
  basket: string
  freeze: (lead: NewLead) => Promise<{ quote: NewQuote; mail: MailQuote }>
}

export type LeadAnswer =
  | {
      kind: 'saved'
      id: string
      /** false: the visitor is told that the studio could not be told yet. null: not known, and no reason to worry. */
      emailNotified: boolean | null
      /** The same lead had been sent before. */
      replayed: boolean
    }
  | { kind: 'invalid'; errors: readonly LeadError[] }
  | { kind: 'bad-key' }
  | { kind: 'key-reused' }
  | { kind: 'too-many'; retryAfterSeconds: number }
  /** Nothing was stored; trying again with the same key is safe. */
  | { kind: 'unavailable' }

/** From the start of the request. An answer is due after 3.5 seconds, whatever the mail server does. */
const patienceMs = 3_000

/** The one way in for a lead: limit, check, judge, store, and only then wait a moment for the mail. */
export function receiveLead(context: ServerContext, intake: Intake): Promise<LeadAnswer> {
  return context.outbox.whileReceiving(() => limitAndStore(context, intake))
}

async function limitAndStore(context: ServerContext, intake: Intake): Promise<LeadAnswer> {
  const deadline = performance.now() + patienceMs
  try {
    const token = await takeToken(context.database, {
      bucket: `leads ${addressGroup(intake.visitor.ipAddress)}`,
      limit: context.env.LEADS_PER_MINUTE,
      windowSeconds: 60,
    })
    if (!token.allowed) return { kind: 'too-many', retryAfterSeconds: token.retryAfterSeconds }
    return await storeLead(context, intake, deadline)
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
    context.log.warn({
      event: 'lead-not-stored',
      error: error instanceof Error ? error.message : String(error),
    })
    return { kind: 'unavailable' }
  }
}

async function storeLead(
  context: ServerContext,
  { input, key, visitor, parse = parseLeadPayload, quote: asked }: Intake,
  deadline: number,
): Promise<LeadAnswer> {
  if (key !== undefined && !isLeadKey(key)) return { kind: 'bad-key' }
  const parsed = parse(input)
  if (!parsed.ok) return { kind: 'invalid', errors: parsed.errors }

  const lead = newLead(parsed.lead, visitor)
  const bodyHash = contentHash(parsed.lead, asked?.basket)
  const mails =
    lead.spamReason === null ? { notice: randomUUIDv7(), receipt: randomUUIDv7() } : null
  const frozen = mails !== null && asked ? await asked.freeze(lead) : null
  const ownMails = mails !== null && context.outbox.hasRoom()
  const submission: Submission = {
    lead,
    key: leadKey(key, { bodyHash, ipAddress: visitor.ipAddress }),
    bodyHash,
    owner: context.env.OWNER_EMAIL,
    mails,
    quote: frozen?.quote ?? null,
    leaseSeconds: ownMails ? leaseSeconds : 0,
  }
  const added = await addLead(context.database, submission)
  if (added.kind === 'key-reused') return { kind: 'key-reused' }
  if (added.kind === 'added' && ownMails)
    handOver(context, submission, { added, quote: frozen?.mail ?? null })
  const emailNotified =
    lead.spamReason === null
      ? await context.outbox.firstTry(added.id, deadline - performance.now())
      : true
  return { kind: 'saved', id: added.id, emailNotified, replayed: added.kind === 'replayed' }
}

function newLead(
  parsed: Extract<ReturnType<typeof parseLeadPayload>, { ok: true }>['lead'],
  visitor: Visitor,
): NewLead {
  const { honeypot, elapsedMs, submittedAt, deviceType, ...words } = parsed
  const { phone, odd } = normalizePhone({ raw: words.phoneRaw, country: words.countryCode })
  const userAgent = cleanLine(visitor.userAgent)
  return {
    ...words,
    id: randomUUIDv7(),
    phone,
    phoneOdd: odd,
    ipAddress: visitor.ipAddress,
    userAgent,
    deviceType: deviceType ?? deviceTypeOf(userAgent),
    submittedAt: submittedAt ?? new Date(),
    spamReason: spamReason({ honeypot, elapsedMs }),
  }
}

type Written = { added: Extract<Added, { kind: 'added' }>; quote: MailQuote | null }

/** What was just written needs no reading back. */
function handOver(
  { outbox }: ServerContext,
  { lead, mails, owner }: Submission,
  { added, quote }: Written,
): void {
  const about = { lead: { ...lead, receivedAt: added.receivedAt } satisfies MailLead, quote }
  const kinds =
    quote === null
      ? (['owner-notice', 'visitor-receipt'] as const)
      : (['quote-notice', 'quote-link'] as const)
  const written = [
    { id: mails?.notice ?? '', kind: kinds[0], recipient: owner, language: 'he', ...about },
    {
      id: mails?.receipt ?? '',
      kind: kinds[1],
      recipient: lead.email,
      language: lead.language,
      ...about,
    },
  ] as const
  outbox.take(written.filter(({ id }) => added.mailIds.includes(id)))
}
