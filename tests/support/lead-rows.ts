import { randomUUID } from 'node:crypto'
import type { Database } from '#server/db/database.ts'
import { leads } from '#server/db/schema.ts'

type Row = typeof leads.$inferInsert

/**
 * Inserts leads directly into the table, for tests of later changes. Returns their ids in the given
 * order.
 */
export async function addLeadRows(
  database: Database,
  rows: readonly Partial<Row>[],
): Promise<string[]> {
  const full = rows.map((row) => ({ ...sample, id: randomUUID(), ...row }))
  await database.orm.insert(leads).values(full)
  return full.map(({ id }) => id)
}

const sample = {
  name: 'דנה כהן',
  email: 'dana@example.com',
  phone: '+972501234567',
  phoneRaw: '050-1234567',
  phonePrefix: '+972',
  countryCode: 'IL',
  serviceType: 'landing-page',
  budget: '5000-15000',
  message: 'שלום, צריך דף נחיתה לסטודיו ליוגה.',
  sourcePage: 'contact',
  pageTitleHe: 'צור קשר',
  pageTitleEn: 'Contact',
  pageUrl: 'http://localhost:3000/he/contact',
  language: 'he',
  ipAddress: '127.0.0.1',
  userAgent: 'test',
  deviceType: 'mobile',
  submittedAt: new Date('2026-11-21T10:00:00Z'),
} as const satisfies Partial<Row>
