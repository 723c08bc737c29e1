import { randomUUID } from 'node:crypto'
import { founderCard } from '#content/cards/founder-card.server.ts'
import { hashPassword } from '#server/admins/passwords/password-hash.ts'
import { admins, auditEvents } from '#server/db/admin-schema.ts'
import { cardPictures, cards } from '#server/db/card-schema.ts'
import { studioPictures } from '#server/db/studio-picture-schema.ts'
import type { Database } from '#server/db/database.ts'
import { pushDevices, pushKeys, pushNotices } from '#server/db/push-schema.ts'
import { quotes, quoteVersions, settings } from '#server/db/schema.ts'
import { addLeadRows } from './lead-rows.ts'
import { newSubscription } from './push-receiver.ts'
import { frozenSample, sampleQuote } from './sample-quote.ts'

/** Texts that COPY escapes, or that look like its markers. */
const awkwardTexts = [
  'שורה\nשורה\r\nטאב\tלוכסן \\ וסימן \\N',
  '\\.',
  '\u2028 🦄 "quoted", {curly}, \'single\'',
  '',
]

/** Adds rows to many tables, including a held lead and a picture. */
export async function fillSite(database: Database): Promise<void> {
  const adminId = randomUUID()
  const passwordHash = await hashPassword('סוס אדום בלילה 7 horses?')
  const admin = { id: adminId, email: 'noa@studio.example', name: 'נועה', passwordHash }
  await database.orm.insert(admins).values(admin)
  const [leadId = ''] = await addLeadRows(database, [
    ...awkwardTexts.map((message) => ({ message, notes: message })),
    { spamReason: 'honeypot', name: 'מוחזק' },
  ])
  await addQuote(database, leadId, adminId)
  const content = { ...founderCard(), phone: '+972501234567' }
  await database.orm.insert(cards).values({
    id: randomUUID(),
    slug: 'dana',
    status: 'active',
    content,
    startsOn: '2026-11-01',
    expiresOn: '2027-11-01',
  })
  const bytes = Buffer.from(Array.from({ length: 3_000_000 }, (_, at) => at % 251))
  await database.orm.insert(cardPictures).values({ id: 'p', bytes, width: 1, height: 1 })
  await database.orm.insert(studioPictures).values({ id: 's', bytes: bytes.subarray(0, 999) })
  await database.orm
    .insert(settings)
    .values({ key: 'usd_to_ils_rate', value: '3.71', version: 12 })
    .onConflictDoUpdate({ target: settings.key, set: { value: '3.71', version: 12 } })
  await addWaitingNotice(database, { adminId, leadId })
  const detail = { status: 'read', odd: '\\"' }
  await database.orm
    .insert(auditEvents)
    .values({ id: randomUUID(), adminId, action: 'sign-in', detail, ipAddress: '127.0.0.1' })
}

async function addWaitingNotice(
  database: Database,
  { adminId, leadId }: { adminId: string; leadId: string },
): Promise<void> {
  const { subscription } = newSubscription('https://fcm.googleapis.com/fcm/send/full')
  const deviceId = randomUUID()
  await database.orm.insert(pushKeys).values({ id: 1, publicKey: 'public', sealed: 'sealed' })
  await database.orm.insert(pushDevices).values({
    id: deviceId,
    adminId,
    ...subscription,
    language: 'he',
    deviceHash: 'hash',
    userAgent: 'Firefox',
  })
  await database.orm
    .insert(pushNotices)
    .values({ id: randomUUID(), deviceId, kind: 'owner-notice', leadId })
}

async function addQuote(database: Database, leadId: string, adminId: string): Promise<void> {
  const { rows } = await database.pool.query<{ serial: string }>(
    `select nextval('quote_serial') as serial`,
  )
  const id = randomUUID()
  const number = `2026-${rows[0]?.serial}`
  await database.orm.insert(quotes).values({
    id,
    number,
    leadId,
    token: 'token',
    tokenHash: 'hash',
    status: 'sent',
    version: 2,
    language: 'he',
    validUntil: '2026-12-21',
    chosen: [...sampleQuote().chosen],
  })
  for (const version of [1, 2]) {
    const { text, hash } = frozenSample({ number, version })
    await database.orm
      .insert(quoteVersions)
      .values({ quoteId: id, version, snapshot: text, hash, adminId })
  }
}
