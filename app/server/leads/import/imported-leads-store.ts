import { and, asc, count, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Identity } from '#domain/people/identity.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { batchSize } from '#server/db/in-batches.ts'
import { leads } from '#server/db/schema.ts'

type Store = Pick<Database, 'orm'>

/** One lead of a file, as it is stored. */
export type LeadOfFile = {
  id: string
  receivedAt: Date
  name: string
  email: string
  phone: string
  phoneRaw: string
  phonePrefix: string
  countryCode: string
  phoneLooksInvalid: boolean
  serviceType: string | null
  budget: string | null
  message: string
  language: string
  status: string
  notes: string
}

/** Those of these people who have a lead in the list, by address and by phone. */
export async function findKnownPeople(
  { orm }: Store | { orm: Transaction },
  people: readonly Identity[],
): Promise<(person: Identity) => boolean> {
  const emails = people.flatMap(({ email }) => email ?? [])
  const phones = people.flatMap(({ phone }) => phone ?? [])
  const { rows } = await orm.execute<{ email: string; phone: string }>(sql`
    select lower(email) as email, phone from leads
    where (lower(email) = any(${sql.param(emails)}::text[]) or phone = any(${sql.param(phones)}::text[]))
      and spam_reason is null and deleted_at is null`)
  const known = { emails: new Set<string>(), phones: new Set<string>() }
  for (const { email, phone } of rows) {
    known.emails.add(email)
    known.phones.add(phone)
  }
  return ({ email, phone }) =>
    (email !== null && known.emails.has(email)) || (phone !== null && known.phones.has(phone))
}

/**
 * Stores leads with their notes in one statement each. Nobody waits for an answer to them: they have
 * no next step, and no emails are sent.
 */
export async function addImportedLeads(
  transaction: Transaction,
  rows: readonly LeadOfFile[],
  { importId, adminId }: { importId: string; adminId: string | null },
): Promise<void> {
  if (rows.length === 0) return
  const input = JSON.stringify(rows)
  await transaction.execute(sql`
    insert into leads (id, received_at, submitted_at, name, email, phone, phone_raw, phone_prefix,
      country_code, phone_looks_invalid, service_type, budget, message, language, status, notes,
      source_page, page_title_he, page_title_en, page_url, ip_address, user_agent, device_type,
      next_action, next_at, import_id)
    select id, "receivedAt", "receivedAt", name, email, phone, "phoneRaw", "phonePrefix",
      "countryCode", "phoneLooksInvalid", "serviceType", budget, message, language, status, notes,
      'import', '', '', '', '', '', 'desktop', null, null, ${importId}::uuid
    from json_to_recordset(${input}::json) as input (id uuid, "receivedAt" timestamptz, name text,
      email text, phone text, "phoneRaw" text, "phonePrefix" text, "countryCode" text,
      "phoneLooksInvalid" boolean, "serviceType" text, budget text, message text, language text,
      status text, notes text)`)
  await transaction.execute(sql`
    insert into lead_notes (id, lead_id, at, text, admin_id)
    select id, id, "receivedAt", notes, ${adminId}::uuid
    from json_to_recordset(${input}::json) as input (id uuid, "receivedAt" timestamptz, notes text)
    where notes <> ''`)
}

/** The next leads of an import that are not in the bin, behind an id. */
export async function findLeadsOfImport(
  { orm }: Store,
  importId: string,
  after: string | null,
): Promise<string[]> {
  const found = await orm
    .select({ id: leads.id })
    .from(leads)
    .where(
      and(
        eq(leads.importId, importId),
        isNull(leads.deletedAt),
        after === null ? undefined : gt(leads.id, after),
      ),
    )
    .orderBy(asc(leads.id))
    .limit(batchSize)
  return found.map(({ id }) => id)
}

/** How many leads of an import are not in the bin, which is what an undo would move there. */
export async function countLeadsOfImport({ orm }: Store, importId: string): Promise<number> {
  const [found] = await orm
    .select({ leads: count() })
    .from(leads)
    .where(and(eq(leads.importId, importId), isNull(leads.deletedAt)))
  return found?.leads ?? 0
}
