import { addTokensSql } from '../rate-limits/rate-limit-store.ts'
import type { NewLead } from '../db/lead-row.ts'
import { mailboxLimit } from '../email/mailbox-limit.ts'
import { addNoticesSql } from '../push/push-notice-store.ts'

/** The length of the window in which the leads of an address are counted. */
export const leadWindowSeconds = 60

const leadFields = {
  id: 'uuid',
  name: 'text',
  email: 'text',
  phone: 'text',
  phoneRaw: 'text',
  phonePrefix: 'text',
  countryCode: 'text',
  phoneLooksInvalid: 'boolean',
  serviceType: 'text',
  budget: 'text',
  message: 'text',
  offer: 'jsonb',
  privacyNotice: 'text',
  sourcePage: 'text',
  pageTitleHe: 'text',
  pageTitleEn: 'text',
  pageUrl: 'text',
  cameFrom: 'text',
  language: 'text',
  ipAddress: 'text',
  userAgent: 'text',
  deviceType: 'text',
  submittedAt: 'timestamptz',
  spamReason: 'text',
  nextAction: 'text',
  nextAt: 'timestamptz',
} as const satisfies Record<keyof NewLead, string>

/** A page may name a text that was never stored, and a robot any. */
const knownNotice = '(select version from privacy_notices where version = "privacyNotice")'

const fieldNames = Object.keys(leadFields)
const columns = fieldNames
  .map((name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
  .join(', ')
const fieldList = fieldNames
  .map((name) => (name === 'privacyNotice' ? knownNotice : `"${name}"`))
  .join(', ')
const fieldTypes = Object.entries(leadFields).map(([name, type]) => `"${name}" ${type}`)

/** SQL that adds one token for each row of `source` whose column is not null. */
function tokensOf(source: string, column: string): string {
  return `(select ${column} as bucket, count(*)::int as tokens from ${source}
    where ${column} is not null group by 1) as added`
}

/** SQL for how many rows of the same statement were counted from this row on, including it. */
function countFromThisRow(column: string): string {
  return `row_number() over (partition by ${column} order by id desc)`
}

/**
 * Counts against the limits and stores key, lead, emails, notices and requested quote, all or none, in
 * one round trip. If another node is inserting the same key, the statement waits for that node's commit.
 * Rows are always locked in the order of address limits, keys, receipt limits, each sorted by name,
 * so that two statements never deadlock.
 */
export const addLeadsSql = `
  with input as materialized (
    select * from json_to_recordset($1::json) as input (
      key text, "bodyHash" text, owner text, notice uuid, receipt uuid,
      "quoteEvent" uuid, card uuid, "cardEmail" text, "claimSeconds" float8, quote json,
      "limitBucket" text, "limit" int, mailbox text,
      ${fieldTypes.join(', ')})
  ), lead_windows as (
    ${addTokensSql(tokensOf('input', '"limitBucket"'), String(leadWindowSeconds))}
  ), counted as materialized (
    select input.*, "secondsLeft",
      "limitBucket" is null or count - ${countFromThisRow('"limitBucket"')} < "limit" as "isAllowed"
    from input left join lead_windows on bucket = "limitBucket"
  ), new_keys as (
    insert into lead_keys (key, body_hash, lead_id)
    select key, "bodyHash", id from counted where "isAllowed" order by key
    on conflict (key) do nothing
    returning lead_id
  ), new_input as materialized (
    select counted.*, case when receipt is not null then mailbox end as "receiptBucket"
    from counted join new_keys on new_keys.lead_id = counted.id
  ), receipt_windows as (
    ${addTokensSql(tokensOf('new_input', '"receiptBucket"'), String(mailboxLimit.windowSeconds))}
  ), receipts as materialized (
    select id, count - ${countFromThisRow('bucket')} < ${mailboxLimit.limit} as "isAllowed"
    from new_input join receipt_windows on bucket = "receiptBucket"
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
    select "quoteEvent", lead_id, case when held then 'quote-drafted' else 'quote-sent' end, id,
      now() + interval '1 millisecond'
    from new_quotes
  ), new_emails as (
    insert into emails (id, lead_id, quote_id, quote_version, kind, recipient, language,
      next_attempt_at, status, last_error)
    select email.id, new_input.id, quote.id, case when quote.id is not null then 1 end, email.kind,
      email.recipient, email.language, now() + make_interval(secs => new_input."claimSeconds"),
      case when new_input.notice is null then 'dismissed' else 'waiting' end,
      case when new_input.notice is null then $2::text end
    from new_input left join new_quotes as quote on quote.lead_id = new_input.id
    left join receipts on receipts.id = new_input.id
    cross join lateral (values
      (new_input.notice, case when quote.id is null then 'owner-notice' else 'quote-notice' end,
        new_input.owner, 'he'),
      (case when receipts."isAllowed" then receipt end, case when quote.id is null then 'visitor-receipt' else 'quote-link' end,
        new_input.email, new_input.language),
      (new_input.card, 'card-details', new_input."cardEmail", new_input.language)
    ) as email (id, kind, recipient, language)
    where email.id is not null
    returning lead_id, kind
  ), push_rows as (
    ${addNoticesSql('new_emails')}
  )
  select counted.id, received_at as "receivedAt",
    coalesce(receipts."isAllowed", false) as "hasReceipt",
    case when not counted."isAllowed" then "secondsLeft" end as "secondsLeft"
  from counted left join new_leads on new_leads.id = counted.id
  left join receipts on receipts.id = counted.id
  where new_leads.id is not null or not counted."isAllowed"`
