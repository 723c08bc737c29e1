import { randomUUIDv7 } from 'node:crypto'
import { deviceTypeOf } from '#domain/leads/device-type.ts'
import type { OrderedOffer } from '#domain/leads/ordered-offer.ts'
import { normalizePhone } from '#domain/phone/normalize-phone.ts'
import { answerBy } from '#domain/promises/next-step.ts'
import { cleanLine } from '#domain/text/clean.ts'
import { isDatabaseUnavailable } from '../db/is-database-unavailable.ts'
import { limitOfVisitor } from '../rate-limits/visitor-limit.ts'
import type { EmailQuote } from '../email/email-quote.ts'
import { claimSeconds } from '../email/outbox.ts'
import { promiseRules } from '../promises/promise-rules.ts'
import { takeToken } from '../rate-limits/take-token.ts'
import type { Visitor } from '../request/visitor.ts'
import type { ServerContext } from '../server-context.ts'
import { leadWindowSeconds } from './add-leads-store.ts'
import { hashContent, isIdempotencyKey, keyToStore } from './idempotency-key.ts'
import { refuseLead, type LeadOutcome, type LeadRefusal } from './lead-outcome.ts'
import { addHeldNotice } from './held-lead-store.ts'
import type { NewLead } from '../db/lead-row.ts'
import { addLead, type LeadInsert, type NewQuote } from './lead-store.ts'
import type { LeadParseResult, ParsedLead } from './parse-lead.ts'
import { spamReasonOf } from './spam-reason.ts'

export type LeadSubmission = {
  parse: () => LeadParseResult
  /** Chosen by the client. A lead sent twice with the same key is stored once. */
  idempotencyKey: string | undefined
  visitor: Visitor
  quote?: RequestedQuote
  /** What an order form ordered. */
  offer?: OrderedOffer | null
  /** The email address of the owner of the card on which the details were left. */
  cardRecipient?: string
}

/** A quote that is written in the same transaction as its lead. */
export type RequestedQuote = {
  /** The same text with another basket is another lead. */
  basket: string
  freeze: (lead: NewLead) => Promise<{ quote: NewQuote; emailQuote: EmailQuote }>
}

/**
 * Milliseconds from the start of the request after which the response no longer waits for the
 * owner's email. The response is due after 3.5 seconds, whatever the email server does.
 */
const emailDeadlineMs = 3_000

/**
 * Receives every lead: checks the gate, parses, checks for spam, counts and stores in one
 * statement, then waits up to the deadline for the owner's email (requirements 4.5, 4.13). A
 * refused lead leaves only its count in the database; a suspicious one is held. Invalid input is
 * counted too, and a quote request before it gets its number.
 */
export function receiveLead(
  context: ServerContext,
  submission: LeadSubmission,
): Promise<LeadOutcome> {
  if (submission.visitor.isAbroad) return Promise.resolve(refuseLead('outside_israel'))
  return context.outbox.whileReceiving(() => checkAndStore(context, submission))
}

async function checkAndStore(
  context: ServerContext,
  submission: LeadSubmission,
): Promise<LeadOutcome> {
  const deadline = performance.now() + emailDeadlineMs
  const limit = limitOfVisitor('leads ', submission.visitor.ipAddress, {
    limit: context.env.LEADS_PER_MINUTE,
    windowSeconds: leadWindowSeconds,
  })
  try {
    const checked = validate(submission)
    if (checked.kind === 'lead' && submission.quote === undefined)
      return await storeLead(context, submission, { ...checked, limit, deadline })
    const limited = await takeToken(context.database, limit)
    if (limited) return refuseLead('rate_limited', limited)
    if (checked.kind === 'refused') return checked
    return await storeLead(context, submission, { ...checked, limit: null, deadline })
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
    context.leadFailed()
    context.log.warn({
      event: 'lead-not-stored',
      error: error instanceof Error ? error.message : String(error),
    })
    return refuseLead('unavailable')
  }
}

function validate({ parse, idempotencyKey }: LeadSubmission): Checked | LeadRefusal {
  if (idempotencyKey !== undefined && !isIdempotencyKey(idempotencyKey))
    return refuseLead('idempotency_key_invalid')
  const parsed = parse()
  if (!parsed.ok) return refuseLead('invalid', { errors: parsed.errors })
  return { kind: 'lead', parsed: parsed.lead }
}

type Checked = { kind: 'lead'; parsed: ParsedLead }

type Admission = Checked & Pick<LeadInsert, 'limit'> & { deadline: number }

async function storeLead(
  context: ServerContext,
  { idempotencyKey, visitor, quote: requested, cardRecipient, offer = null }: LeadSubmission,
  { parsed, limit, deadline }: Admission,
): Promise<LeadOutcome> {
  const { database, env, outbox } = context
  const spamReason = await spamReasonOf(database, parsed)
  const asksForQuote = requested !== undefined
  const lead = { ...newLead(parsed, visitor, { asksForQuote, spamReason }), offer }
  const isHeld = lead.spamReason !== null
  const bodyHash = hashContent(parsed, requested?.basket)
  const frozen = requested ? await requested.freeze(lead) : null
  const sendsHere = !isHeld && outbox.canSendNow()
  const insert: LeadInsert = {
    lead,
    key: keyToStore(idempotencyKey, { bodyHash, ipAddress: visitor.ipAddress }),
    bodyHash,
    owner: env.OWNER_EMAIL,
    limit,
    emailIds: isHeld ? null : makeEmailIds(cardRecipient),
    card: cardRecipient === undefined ? null : { id: randomUUIDv7(), recipient: cardRecipient },
    quote: frozen?.quote ?? null,
    claimSeconds: sendsHere ? claimSeconds : 0,
  }
  const added = await addLead(database, insert)
  if (added.kind === 'limited') return refuseLead('rate_limited', added)
  if (added.kind === 'key-reused') return refuseLead('idempotency_key_reused')
  if (added.kind === 'added' && sendsHere)
    queueEmails(context, insert, { ...added, quote: frozen?.emailQuote ?? null })
  if (isHeld) await addHeldNotice(database, env.OWNER_EMAIL)
  return {
    kind: 'saved',
    id: added.id,
    emailNotified: isHeld
      ? null
      : await outbox.waitForNotice(added.id, deadline - performance.now()),
    replayed: added.kind === 'replayed',
  }
}

/**
 * No receipt for details left on a client's card, because it would promise an answer by the studio.
 */
function makeEmailIds(cardRecipient: string | undefined): LeadInsert['emailIds'] {
  const receipt = cardRecipient === undefined ? randomUUIDv7() : null
  return { notice: randomUUIDv7(), receipt }
}

function newLead(
  { honeypot: _honeypot, elapsedMs: _elapsedMs, submittedAt, deviceType, ...lead }: ParsedLead,
  { ipAddress, userAgent: userAgentHeader }: Visitor,
  { asksForQuote, spamReason }: { asksForQuote: boolean } & Pick<NewLead, 'spamReason'>,
): Omit<NewLead, 'offer'> {
  const { phone, looksInvalid } = normalizePhone({ raw: lead.phoneRaw, country: lead.countryCode })
  const userAgent = cleanLine(userAgentHeader)
  const answer = answerBy({ receivedAt: new Date(), asksForQuote }, promiseRules())
  return {
    ...lead,
    id: randomUUIDv7(),
    phone,
    phoneLooksInvalid: looksInvalid,
    ipAddress,
    userAgent,
    deviceType: deviceType ?? deviceTypeOf(userAgent),
    submittedAt: submittedAt ?? new Date(),
    spamReason,
    nextAction: spamReason === null ? 'answer' : null,
    nextAt: spamReason === null ? answer : null,
  }
}

type Added = { receivedAt: Date; hasReceipt: boolean; quote: EmailQuote | null }

/**
 * Adds the stored emails to this node's outbox, so that it need not read them from the database.
 */
function queueEmails(
  { outbox }: ServerContext,
  { lead, emailIds, card, owner }: LeadInsert,
  { receivedAt, hasReceipt, quote }: Added,
): void {
  const [noticeKind, receiptKind] =
    quote === null
      ? (['owner-notice', 'visitor-receipt'] as const)
      : (['quote-notice', 'quote-link'] as const)
  const about = { lead, receivedAt, quote }
  const emails = [
    { id: emailIds?.notice, kind: noticeKind, recipient: owner, language: 'he' as const },
    {
      id: hasReceipt ? emailIds?.receipt : null,
      kind: receiptKind,
      recipient: lead.email,
      language: lead.language,
    },
    {
      id: card?.id,
      kind: 'card-details' as const,
      recipient: card?.recipient ?? '',
      language: lead.language,
    },
  ]
  outbox.enqueue(emails.flatMap(({ id, ...email }) => (id ? [{ id, ...email, ...about }] : [])))
}
