import { randomUUIDv7 } from 'node:crypto'
import { and, isNotNull, ne, sql } from 'drizzle-orm'
import type { Lang } from '#i18n/languages.ts'
import type { Database } from '#server/db/database.ts'
import type { AccountEmailKind } from '#server/db/email-kind.ts'
import { emails } from '#server/db/email-schema.ts'

type Store = Pick<Database, 'orm'>

type NewAccountEmail = {
  kind: AccountEmailKind
  admin: { id: string; email: string }
  language: Lang
}

/** Adds an email to an admin to the outbox (requirements 8.1). */
export async function addAccountEmail(
  { orm }: Store,
  { kind, admin, language }: NewAccountEmail,
): Promise<void> {
  const email = { kind, language, adminId: admin.id, recipient: admin.email }
  await orm.insert(emails).values({ id: randomUUIDv7(), ...email })
}

const retentionDays = 90

/** Removes emails about accounts after 90 days. Emails about leads are removed with their leads. */
export async function removeOldAccountEmails({ orm }: Store): Promise<void> {
  const isOld = sql`${emails.createdAt} < now() - make_interval(days => ${retentionDays})`
  await orm
    .delete(emails)
    .where(and(isNotNull(emails.adminId), ne(emails.status, 'waiting'), isOld))
}
