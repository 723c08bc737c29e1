import type { Client } from 'pg'

/** The admin who did all that the log has. */
export const adminId = '00000000-0000-4000-8000-000000000000'

/** Tables that are filled without their indexes, which are created again at the end. */
const tables = ['leads', 'lead_events', 'emails', 'audit_events']

/**
 * Fills an empty site with three years of leads, two emails, an event and two entries of the log for
 * each. Every word of a message, every name and every status has its own frequency.
 * @param client of a superuser, because no trigger runs
 */
export async function fillSite(client: Client, leads: number): Promise<void> {
  await client.query(`set session_replication_role = replica; set maintenance_work_mem = '256MB'`)
  const indexes = await dropIndexes(client)
  await client.query(
    `insert into admins (id, email, name, password_hash) values ($1, 'noa@example.com', 'Noa', '')`,
    [adminId],
  )
  await client.query(leadsSql(leads))
  await client.query(eventsSql)
  await client.query(emailsSql)
  await client.query(logSql)
  for (const statement of indexes) await client.query(statement)
  await client.query('insert into row_count_changes select scope, change from missing_row_counts()')
  await client.query('vacuum analyze')
}

async function dropIndexes(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
      from pg_index where indrelid::regclass::text = any($1)
        and not exists (select from pg_constraint where conindid = indexrelid)`,
    [tables],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}

/** An element of an SQL array, the first ones far more often than the last. */
const oneOf = (values: readonly string[]) =>
  `(array['${values.join("','")}'])[1 + floor(power(random(), 2) * ${values.length})::int]`

const names = ['דנה', 'יעל', 'נועה', 'משה', 'אבי', 'רותם', 'Noa', 'David', 'שירה', 'איתי', 'Maya']
const families = ['כהן', 'לוי', 'מזרחי', 'ביטון', 'Cohen', 'פרידמן', 'אוחנה', 'Katz', 'שגיא']
const words = ['אתר', 'שלום', 'צריך', 'עיצוב', 'מחיר', 'חנות', 'לוגו', 'website', 'יוגה', 'סטודיו']
const statuses = [
  'closed_lost',
  'closed_won',
  'archived',
  'contacted',
  'new',
  'qualified',
  'in_progress',
  'read',
  'unread',
]

const campaigns = [
  '',
  '?gclid=1',
  '?utm_source=google',
  '?utm_source=facebook',
  '?fbclid=1',
  '?utm_source=newsletter',
]

function leadsSql(leads: number): string {
  const message = Array.from({ length: 12 }, () => oneOf(words)).join(` || ' ' || `)
  return `
    insert into leads (id, received_at, name, email, phone, phone_raw, phone_prefix, country_code,
      phone_looks_invalid, service_type, budget, message, source_page, page_title_he, page_title_en,
      page_url, language, ip_address, user_agent, device_type, submitted_at, status, spam_reason,
      deleted_at, next_action, next_at)
    select gen_random_uuid(), at, name, 'lead' || number || '@example.com',
      '+97250' || lpad((number % 10000000)::text, 7, '0'),
      '050-' || lpad((number % 10000000)::text, 7, '0'), '+972', 'IL', false, 'landing-page',
      '5000-15000', message || ' ' || number, 'contact', 'צור קשר', 'Contact',
      'https://example.com/he/contact' || ${oneOf(campaigns)}, 'he', '192.0.2.1', 'Mozilla/5.0', 'mobile', at, status, spam,
      deleted, case when is_open then 'answer' end, case when is_open then at + interval '2 hours' end
    from (
      select *, status not in ('closed_won', 'closed_lost', 'archived') and spam is null
        and deleted is null as is_open
      from (
        select number, now() - interval '3 years' * (1 - number::float8 / ${leads}) as at,
          ${oneOf(names)} || ' ' || ${oneOf(families)} as name, ${message} as message,
          ${oneOf(statuses)} as status,
          case when number % 50 = 0 then 'content' end as spam,
          case when number % 70 = 0 then now() end as deleted
        from generate_series(1, ${leads}) as number
      ) as drawn
    ) as rows`
}

const eventsSql = `
  insert into lead_events (id, lead_id, at, kind, from_status, to_status)
  select gen_random_uuid(), id, received_at + interval '1 hour', 'status', 'new', status from leads`

const emailsSql = `
  insert into emails (id, lead_id, kind, recipient, language, status, attempts, created_at, sent_at)
  select gen_random_uuid(), leads.id, kind, email, 'he',
    case when random() < 0.0005 then 'failed' else 'sent' end, 1, received_at, received_at
  from leads cross join unnest(array['owner-notice', 'visitor-receipt']) as kind`

const logSql = `
  insert into audit_events (id, at, admin_id, action, detail, ip_address)
  select gen_random_uuid(), received_at + interval '1 hour', '${adminId}',
    action, jsonb_build_object('lead', id), '192.0.2.1'
  from leads cross join unnest(array['lead-viewed', 'lead-status-changed']) as action`
