import { randomUUIDv7 } from 'node:crypto'
import { and, isNotNull, ne, sql } from 'drizzle-orm'
import type { Lang } from '#i18n/languages.ts'
import type { Database } from '../db/database.ts'
import type { AccountEmailKind } from '../db/email-kind.ts'
import { emails } from '../db/schema.ts'

type Store = Pick<Database, 'orm'>

type NewAccountEmail = {
  kind: AccountEmailKind
  admin: { id: string; email: string }
  language: Lang
}

/** Stores an email to an admin, which the outbox sends like any other (requirements 8.1). */
export async function addAccountEmail(
  { orm }: Store,
  { kind, admin, language }: NewAccountEmail,
): Promise<void> {
  const email = { kind, language, adminId: admin.id, recipient: admin.email }
  await orm.insert(emails).values({ id: randomUUIDv7(), ...email })
}

const keptDays = 90

/** Emails about leads go with their leads; those about accounts after 90 days. */
export async function removeOldAccountEmails({ orm }: Store): Promise<void> {
  const isOld = sql`${emails.createdAt} < now() - make_interval(days => ${keptDays})`
  await orm
    .delete(emails)
    .where(and(isNotNull(emails.adminId), ne(emails.status, 'waiting'), isOld))
}
