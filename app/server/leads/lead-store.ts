import { createBatcher } from '../batcher.ts'
import type { Database } from '../db/database.ts'
import { isDatabaseUnavailable } from '../db/is-database-unavailable.ts'
import type { leads } from '../db/schema.ts'

type LeadRow = typeof leads.$inferSelect

/** A lead as it comes in. The database adds its clock, the status and the version. */
export type NewLead = Omit<LeadRow, 'receivedAt' | 'status' | 'notes' | 'version' | 'updatedAt'>

export type Submission = {
  lead: NewLead
  key: string
  /** What the key stands for: the same key with another body is refused. */
  bodyHash: string
  owner: string
  /** Ids of the mails to be written with the lead; spam gets none. */
  mails: { notice: string; receipt: string } | null
  /** The quote that was asked for: sent at once, and its mails tell about it. */
  quote: NewQuote | null
  /** The mails are handed to this node's own outbox: others leave them alone for so long. 0: whoever comes first. */
  leaseSeconds: number
}

/** The first version of a quote, as it is written down. */
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

export type Added =
  | { kind: 'added'; id: string; receivedAt: Date; mailIds: readonly string[] }
  | { kind: 'replayed'; id: string }
  | { kind: 'key-reused' }

/** How long a key is remembered. */
const keyHours = 24

/** A stranger's address typed into the form over and over must not fill their inbox. */
const receiptsPerHour = 5

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
const fieldList = fieldNames.map((name) => `asked."${name}"`).join(', ')
const fieldTypes = Object.entries(leadFields).map(([name, type]) => `"${name}" ${type}`)

/**
 * Key, lead, its first event and its mails: all of them or none, in one round trip. A key that another node is just writing makes this statement wait
 * for that node's commit; keys go in order, so that two statements never wait for each other.
 */
const addSql = `
  with asked as materialized (
    select * from json_to_recordset($1::json) as asked (
      key text, "bodyHash" text, owner text, notice uuid, receipt uuid, event uuid, "quoteEvent" uuid, lease float8, quote json,
      ${fieldTypes.join(', ')})
  ), fresh as (
    insert into lead_keys (key, body_hash, lead_id)
    select key, "bodyHash", id from asked order by key
    on conflict (key) do nothing
    returning lead_id
  ), saved as (
    insert into leads (${columns})
    select ${fieldList} from asked join fresh on fresh.lead_id = asked.id
    returning id, received_at
  ), offered as materialized (
    select asked.id as lead_id, asked.language, asked."quoteEvent", quote.* from asked join fresh on fresh.lead_id = asked.id
    cross join lateral json_to_record(asked.quote) as quote (
      id uuid, number text, token text, "tokenHash" text, "validUntil" date, chosen jsonb, snapshot text, hash text)
    where asked.quote is not null
  ), quoted as (
    insert into quotes (id, number, lead_id, token, token_hash, status, version, language, valid_until, chosen, sent_at)
    select id, number, lead_id, token, "tokenHash", 'sent', 1, language, "validUntil", chosen, now() from offered
  ), versioned as (
    insert into quote_versions (quote_id, version, snapshot, hash) select id, 1, snapshot, hash from offered
  ), history as (
    insert into lead_events (id, lead_id, kind, quote_id, at)
    select asked.event, asked.id, 'received', null::uuid, now() from asked join fresh on fresh.lead_id = asked.id
    union all
    select "quoteEvent", lead_id, 'quote-sent', id, now() + interval '1 millisecond' from offered
  ), posted as (
    insert into mails (id, lead_id, quote_id, quote_version, kind, recipient, language, next_attempt_at)
    select mail.id, asked.id, offered.id, case when offered.id is not null then 1 end, mail.kind, mail.recipient, mail.language,
      now() + make_interval(secs => asked.lease)
    from asked join fresh on fresh.lead_id = asked.id left join offered on offered.lead_id = asked.id
    cross join lateral (values
      (asked.notice, case when offered.id is null then 'owner-notice' else 'quote-notice' end, true, asked.owner, 'he'),
      (asked.receipt, case when offered.id is null then 'visitor-receipt' else 'quote-link' end, false, asked.email, asked.language)
    ) as mail (id, kind, is_notice, recipient, language)
    where mail.id is not null and (mail.is_notice or ${receiptsPerHour} > (select count(*) from (
      select from leads where leads.email = asked.email and leads.received_at > now() - interval '1 hour' limit ${receiptsPerHour}) as lately))
    returning id, lead_id
  )
  select saved.id, saved.received_at as "receivedAt", array(select posted.id from posted where posted.lead_id = saved.id) as "mailIds"
  from saved`

type SavedRow = { id: string; receivedAt: Date; mailIds: string[] }

type Tried = Added | { kind: 'key-forgotten' }

const adders = new WeakMap<Database, (submission: Submission) => Promise<Tried>>()

/** Stores a lead once, whatever its sender does. Leads that come at the same moment travel in one statement and share one flush to disk. */
export async function addLead(database: Database, submission: Submission): Promise<Added> {
  const add = adders.get(database) ?? createAdder(database)
  const tried = await add(submission)
  if (tried.kind !== 'key-forgotten') return tried
  await removeOldKeys(database)
  return addLead(database, submission)
}

function createAdder(database: Database) {
  const adder = createBatcher<Submission, Tried>({
    run: (submissions) => addAll(database, submissions),
    maxSize: 50,
    canRetryItems: isDataError,
    affectsAll: isDatabaseUnavailable,
  })
  adders.set(database, adder)
  return adder
}

async function addAll(database: Database, submissions: readonly Submission[]): Promise<Tried[]> {
  const { rows } = await database.pool.query<SavedRow>({
    name: 'add-leads',
    text: addSql,
    values: [JSON.stringify(submissions.map(asRow))],
  })
  const saved = new Map(rows.map((row) => [row.id, row]))
  const repeated = submissions.filter(({ lead }) => !saved.has(lead.id))
  const known = repeated.length === 0 ? null : await findKeys(database, repeated)
  return submissions.map(({ lead, key, bodyHash }) => {
    const row = saved.get(lead.id)
    return row ? { kind: 'added', ...row } : judgeKey(bodyHash, known?.get(key))
  })
}

function asRow({ lead, mails, leaseSeconds, ...rest }: Submission) {
  const ids = {
    notice: mails?.notice,
    receipt: mails?.receipt,
    event: crypto.randomUUID(),
    quoteEvent: crypto.randomUUID(),
  }
  return { ...lead, ...rest, ...ids, lease: leaseSeconds }
}

type KnownKey = { key: string; bodyHash: string; leadId: string; isOld: boolean }

/** A second look: the statement that met a key does not see the row that stopped it. */
async function findKeys(
  { pool }: Database,
  submissions: readonly Submission[],
): Promise<Map<string, KnownKey>> {
  const { rows } = await pool.query<KnownKey>({
    name: 'find-lead-keys',
    text: `select key, body_hash as "bodyHash", lead_id as "leadId", created_at < now() - make_interval(hours => $2) as "isOld"
      from lead_keys where key = any($1)`,
    values: [submissions.map(({ key }) => key), keyHours],
  })
  return new Map(rows.map((row) => [row.key, row]))
}

/** Gone in the meantime, or old enough to be: a new lead after all. */
function judgeKey(bodyHash: string, known: KnownKey | undefined): Tried {
  if (!known || known.isOld) return { kind: 'key-forgotten' }
  return known.bodyHash === bodyHash
    ? { kind: 'replayed', id: known.leadId }
    : { kind: 'key-reused' }
}

export async function removeOldKeys({ pool }: Database): Promise<void> {
  await pool.query('delete from lead_keys where created_at < now() - make_interval(hours => $1)', [
    keyHours,
  ])
}

/** By what its sender knows of it: its id, or its e-mail address and the time on the sender's clock. */
export async function findLeadId(
  { pool }: Database,
  { id, email, submittedAt }: LeadWords,
): Promise<string | null> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from leads where id = $1 or (email = $2 and submitted_at = $3) order by received_at desc limit 1',
    [id, email, submittedAt],
  )
  return rows[0]?.id ?? null
}

export type LeadWords = { id: string | null; email: string | null; submittedAt: Date | null }

/** Values that the database refuses (classes 22 and 23): the fault of one lead, not of the others in its batch. */
function isDataError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code))
}
