import { createBatcher } from '../batcher.ts'
import type { Database } from '../db/database.ts'
import { heldEmailReason } from '../email/held-email-store.ts'
import { isDatabaseUnavailable } from '../db/is-database-unavailable.ts'
import type { NewLead } from './lead-row.ts'

/** Everything that is written with a lead, in one statement. */
export type LeadInsert = {
  lead: NewLead
  key: string
  /** Hash of the content. The same key with other content is refused. */
  bodyHash: string
  /** The owner's email address. */
  owner: string
  /**
   * null for a held lead, which sends none until it is released. Without `receipt` its sender gets
   * none: that mailbox had enough.
   */
  emailIds: { notice: string; receipt: string | null } | null
  /** The email to the owner of the card on which the details were left. It waits while held. */
  card: { id: string; recipient: string } | null
  /** Sent at once, and the emails of this lead are about it; a draft while the lead is held. */
  quote: NewQuote | null
  /** How long other nodes leave the emails to this node's outbox. 0: the first node that comes. */
  leaseSeconds: number
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
  | { kind: 'added'; id: string; receivedAt: Date; emailIds: readonly string[] }
  | { kind: 'replayed'; id: string }
  | { kind: 'key-reused' }

const keyHours = 24

const leadFields = {
  id: 'uuid',
  name: 'text',
  email: 'text',
  phone: 'text',
  phoneRaw: 'text',
  phonePrefix: 'text',
  countryCode: 'text',
  phoneOdd: 'boolean',
  serviceType: 'text',
  budget: 'text',
  message: 'text',
  sourcePage: 'text',
  pageTitleHe: 'text',
  pageTitleEn: 'text',
  pageUrl: 'text',
  language: 'text',
  ipAddress: 'text',
  userAgent: 'text',
  deviceType: 'text',
  submittedAt: 'timestamptz',
  spamReason: 'text',
} as const satisfies Record<keyof NewLead, string>

const fieldNames = Object.keys(leadFields)
const columns = fieldNames
  .map((name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
  .join(', ')
const fieldList = fieldNames.map((name) => `"${name}"`).join(', ')
const fieldTypes = Object.entries(leadFields).map(([name, type]) => `"${name}" ${type}`)

/**
 * Key, lead, its first event and its emails: all or none, in one round trip. A key that another
 * node is inserting makes this statement wait for that node's commit; keys are inserted in order,
 * so two statements never deadlock.
 */
const addSql = `
  with input as materialized (
    select * from json_to_recordset($1::json) as input (
      key text, "bodyHash" text, owner text, notice uuid, receipt uuid, event uuid,
      "quoteEvent" uuid, card uuid, "cardEmail" text, lease float8, quote json,
      ${fieldTypes.join(', ')})
  ), new_keys as (
    insert into lead_keys (key, body_hash, lead_id)
    select key, "bodyHash", id from input order by key
    on conflict (key) do nothing
    returning lead_id
  ), new_input as materialized (
    select input.* from input join new_keys on new_keys.lead_id = input.id
  ), new_leads as (
    insert into leads (${columns})
    select ${fieldList} from new_input
    returning id, received_at
  ), new_quotes as materialized (
    select new_input.id as lead_id, new_input.language, new_input."quoteEvent",
      new_input.notice is null as held, quote.*
    from new_input
    cross join lateral json_to_record(new_input.quote) as quote (
      id uuid, number text, token text, "tokenHash" text, "validUntil" date, chosen jsonb,
      snapshot text, hash text)
    where new_input.quote is not null
  ), quote_rows as (
    insert into quotes (id, number, lead_id, token, token_hash, status, version, language,
      valid_until, chosen, sent_at)
    select id, number, lead_id, token, "tokenHash", case when held then 'draft' else 'sent' end, 1,
      language, "validUntil", chosen, case when not held then now() end
    from new_quotes
  ), version_rows as (
    insert into quote_versions (quote_id, version, snapshot, hash)
    select id, 1, snapshot, hash from new_quotes
  ), event_rows as (
    insert into lead_events (id, lead_id, kind, quote_id, at)
    select event, id, 'received', null::uuid, now() from new_input
    union all
    select "quoteEvent", lead_id, case when held then 'quote-drafted' else 'quote-sent' end, id,
      now() + interval '1 millisecond'
    from new_quotes
  ), new_emails as (
    insert into mails (id, lead_id, quote_id, quote_version, kind, recipient, language,
      next_attempt_at, status, last_error)
    select email.id, new_input.id, quote.id, case when quote.id is not null then 1 end, email.kind,
      email.recipient, email.language, now() + make_interval(secs => new_input.lease),
      case when new_input.notice is null then 'aside' else 'waiting' end,
      case when new_input.notice is null then $2::text end
    from new_input left join new_quotes as quote on quote.lead_id = new_input.id
    cross join lateral (values
      (new_input.notice, case when quote.id is null then 'owner-notice' else 'quote-notice' end,
        new_input.owner, 'he'),
      (new_input.receipt, case when quote.id is null then 'visitor-receipt' else 'quote-link' end,
        new_input.email, new_input.language),
      (new_input.card, 'card-details', new_input."cardEmail", new_input.language)
    ) as email (id, kind, recipient, language)
    where email.id is not null
    returning id, lead_id
  )
  select new_leads.id, new_leads.received_at as "receivedAt",
    array(select id from new_emails where lead_id = new_leads.id) as "emailIds"
  from new_leads`

type AddedRow = { id: string; receivedAt: Date; emailIds: string[] }

type TryResult = AddResult | { kind: 'key-expired' }

const adders = new WeakMap<Database, (insert: LeadInsert) => Promise<TryResult>>()

/**
 * Stores a lead once, however often it is sent. Leads that arrive together share one statement and
 * one flush to disk.
 */
export async function addLead(database: Database, insert: LeadInsert): Promise<AddResult> {
  const add = adders.get(database) ?? createAdder(database)
  const result = await add(insert)
  if (result.kind !== 'key-expired') return result
  await removeOldKeys(database)
  return addLead(database, insert)
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
  const { rows } = await database.pool.query<AddedRow>({
    name: 'add-leads',
    text: addSql,
    values: [JSON.stringify(inserts.map(toInput)), heldEmailReason],
  })
  const added = new Map(rows.map((row) => [row.id, row]))
  const repeated = inserts.filter(({ lead }) => !added.has(lead.id))
  const keys = repeated.length === 0 ? null : await findKeys(database, repeated)
  return inserts.map(({ lead, key, bodyHash }) => {
    const row = added.get(lead.id)
    return row ? { kind: 'added', ...row } : checkKey(bodyHash, keys?.get(key))
  })
}

/** A row of the statement's JSON. */
function toInput({ lead, emailIds, card, leaseSeconds, ...rest }: LeadInsert) {
  const ofCard = { card: card?.id, cardEmail: card?.recipient }
  const ids = {
    ...emailIds,
    ...ofCard,
    event: crypto.randomUUID(),
    quoteEvent: crypto.randomUUID(),
  }
  return { ...lead, ...rest, ...ids, lease: leaseSeconds }
}

type StoredKey = { key: string; bodyHash: string; leadId: string; isExpired: boolean }

/** A second query: the statement that hit a duplicate key does not see the row that it hit. */
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

/** A key that has expired, or was removed since, stands for a new lead. */
function checkKey(bodyHash: string, stored: StoredKey | undefined): TryResult {
  if (!stored || stored.isExpired) return { kind: 'key-expired' }
  return stored.bodyHash === bodyHash
    ? { kind: 'replayed', id: stored.leadId }
    : { kind: 'key-reused' }
}

export async function removeOldKeys({ pool }: Database): Promise<void> {
  await pool.query('delete from lead_keys where created_at < now() - make_interval(hours => $1)', [
    keyHours,
  ])
}

/** The database refuses a value (SQLSTATE classes 22 and 23): one lead's fault, not its batch's. */
function isDataError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code))
}
