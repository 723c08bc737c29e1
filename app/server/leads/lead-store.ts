import { createBatcher } from '../batcher.ts'
import type { Database } from '../db/database.ts'
import { batchSize, inBatches } from '../db/in-batches.ts'
import { heldEmailReason } from '../email/held-email-store.ts'
import { isDatabaseUnavailable } from '../db/is-database-unavailable.ts'
import { limitedFor, type RateLimit, type RateLimited } from '../rate-limits/rate-limit.ts'
import { addLeadsSql, leadWindowSeconds } from './add-leads-store.ts'
import type { NewLead } from '../db/lead-row.ts'
import { mailboxBucket } from '../email/mailbox-limit.ts'

/** Everything that is written with a lead, in one statement. */
export type LeadInsert = {
  lead: NewLead
  key: string
  /** A hash of the content. The same key with other content is refused. */
  bodyHash: string
  /** The owner's email address. */
  owner: string
  /** The limit of leads from its address; null if this lead was counted before. */
  limit: (RateLimit & { bucket: string }) | null
  /**
   * null for a held lead, which has no emails until it is released. No `receipt` is stored if its
   * mailbox is over the limit.
   */
  emailIds: { notice: string; receipt: string | null } | null
  /**
   * The email to the owner of the card on which the details were left. It is dismissed while the
   * lead is held.
   */
  card: { id: string; recipient: string } | null
  /**
   * The requested quote, which is sent at once and named in the emails. It is a draft while the
   * lead is held.
   */
  quote: NewQuote | null
  /** Seconds for which only this node's outbox may send the emails. 0: any node may. */
  claimSeconds: number
}

/** The first version of a quote, as it is stored. */
export type NewQuote = {
  id: string
  number: string
  token: string
  tokenHash: string
  validUntil: string
  /** Ids of the optional lines. */
  chosen: readonly string[]
  snapshot: string
  hash: string
}

export type AddResult =
  | { kind: 'added'; id: string; receivedAt: Date; hasReceipt: boolean }
  | { kind: 'replayed'; id: string }
  | { kind: 'key-reused' }
  /** Its address sent too many leads. Nothing was stored. */
  | ({ kind: 'limited' } & RateLimited)

const keyHours = 24

/** An added lead, or one beyond the limit of its address. */
type Row =
  | { id: string; receivedAt: Date; hasReceipt: boolean; secondsLeft: null }
  | { id: string; receivedAt: null; hasReceipt: false; secondsLeft: number }

type TryResult = AddResult | { kind: 'key-expired' }

const adders = new WeakMap<Database, (insert: LeadInsert) => Promise<TryResult>>()

/**
 * Stores a lead once, even if it is sent several times. Leads that arrive together share one
 * statement and one flush to disk.
 */
export async function addLead(database: Database, insert: LeadInsert): Promise<AddResult> {
  const add = adders.get(database) ?? createAdder(database)
  const result = await add(insert)
  if (result.kind !== 'key-expired') return result
  await removeOldKey(database, insert.key)
  return addLead(database, { ...insert, limit: null })
}

function createAdder(database: Database) {
  const adder = createBatcher<LeadInsert, TryResult>({
    run: (inserts) => addAll(database, inserts),
    maxSize: 50,
    canRetryItems: isDataError,
    affectsAll: isDatabaseUnavailable,
  })
  adders.set(database, adder)
  return adder
}

async function addAll(database: Database, inserts: readonly LeadInsert[]): Promise<TryResult[]> {
  const { rows } = await database.pool.query<Row>({
    name: 'add-leads',
    text: addLeadsSql,
    values: [JSON.stringify(inserts.map(toInput)), heldEmailReason],
  })
  const byId = new Map(rows.map((row) => [row.id, row]))
  const repeated = inserts.filter(({ lead }) => !byId.has(lead.id))
  const keys = repeated.length === 0 ? null : await findKeys(database, repeated)
  return inserts.map(({ lead, key, bodyHash }) => {
    const row = byId.get(lead.id)
    return row ? readRow(row) : checkKey(bodyHash, keys?.get(key))
  })
}

function readRow({ id, receivedAt, hasReceipt, secondsLeft }: Row): AddResult {
  return receivedAt === null
    ? { kind: 'limited', ...limitedFor(secondsLeft, { windowSeconds: leadWindowSeconds }) }
    : { kind: 'added', id, receivedAt, hasReceipt }
}

/** One row of the JSON parameter of the statement. */
function toInput({ lead, emailIds, card, claimSeconds, limit, ...rest }: LeadInsert) {
  const cardColumns = { card: card?.id, cardEmail: card?.recipient }
  const quoteEvent = rest.quote === null ? undefined : crypto.randomUUID()
  const ids = { ...emailIds, ...cardColumns, quoteEvent }
  const limits = {
    limitBucket: limit?.bucket,
    limit: limit?.limit,
    mailbox: emailIds?.receipt ? mailboxBucket(lead.email) : undefined,
  }
  return { ...lead, ...rest, ...ids, ...limits, claimSeconds }
}

type StoredKey = { key: string; bodyHash: string; leadId: string; isExpired: boolean }

/**
 * A second query, because a statement that finds a duplicate key cannot read the other
 * transaction's row.
 */
async function findKeys(
  { pool }: Database,
  inserts: readonly LeadInsert[],
): Promise<Map<string, StoredKey>> {
  const { rows } = await pool.query<StoredKey>({
    name: 'find-lead-keys',
    text: `select key, body_hash as "bodyHash", lead_id as "leadId",
        created_at < now() - make_interval(hours => $2) as "isExpired"
      from lead_keys where key = any($1)`,
    values: [inserts.map(({ key }) => key), keyHours],
  })
  return new Map(rows.map((row) => [row.key, row]))
}

/** A key that has expired or was removed since counts as a new lead. */
function checkKey(bodyHash: string, stored: StoredKey | undefined): TryResult {
  if (!stored || stored.isExpired) return { kind: 'key-expired' }
  return stored.bodyHash === bodyHash
    ? { kind: 'replayed', id: stored.leadId }
    : { kind: 'key-reused' }
}

async function removeOldKey({ pool }: Database, key: string): Promise<void> {
  await pool.query(`delete from lead_keys where key = $2 and ${isExpiredKey}`, [keyHours, key])
}

const isExpiredKey = 'created_at < now() - make_interval(hours => $1)'

export async function removeOldKeys({ pool }: Database): Promise<void> {
  await inBatches(async () => {
    const { rowCount } = await pool.query(
      `delete from lead_keys where key in (
        select key from lead_keys where ${isExpiredKey} limit $2 for update skip locked)`,
      [keyHours, batchSize],
    )
    return rowCount ?? 0
  })
}

/**
 * Whether the database rejected a value (SQLSTATE classes 22 and 23), so that only one lead of the
 * batch is at fault.
 */
function isDataError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code))
}
