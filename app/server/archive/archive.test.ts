import { afterAll, expect, test } from 'vitest'
import { fillSite } from '#tests/support/full-site.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { unzip } from '#tests/support/unzip.ts'
import { addSetting } from '../settings/setting-store.ts'
import { archiveFiles } from './archive-files.ts'
import { writeArchive } from './write-archive.ts'

const database = await createTestDatabase()
afterAll(() => database.stop())

const now = new Date('2026-11-21T12:00:00Z')

async function download(): Promise<Map<string, Buffer>> {
  const choice = { lang: 'he', siteUrl: 'https://studio.example', now } as const
  const archive = writeArchive(await archiveFiles(database, choice), now)
  return unzip(Buffer.from(await new Response(archive).bytes()))
}

await fillSite(database)
await addSetting(database, 'device_key', 'k'.repeat(43))
await database.pool.query(
  `insert into lead_notes (id, lead_id, at, text) select id, id, now(), '=note' from leads
    where notes <> ''`,
)
const files = await download()
const text = (name: string) => files.get(name)?.toString('utf8') ?? ''
const rows = (name: string) => JSON.parse(text(name)) as Record<string, unknown>[]

// Proves 4.16.6.
test('an archive has everything as sheets and as data, and says in two languages what it is', () => {
  expect([...files.keys()].toSorted()).toEqual([
    'README-en.txt',
    'README-he.txt',
    'cards.json',
    'codes.csv',
    'codes.json',
    'leads-deleted.csv',
    'leads-deleted.json',
    'leads-held.csv',
    'leads-held.json',
    'leads.csv',
    'leads.json',
    'notes.csv',
    'notes.json',
    'pictures/p.webp',
    'quotes.csv',
    'quotes.json',
    'settings.json',
    'studio-pictures/s.png',
    'timeline.json',
  ])
  expect(text('README-he.txt')).toContain('https://studio.example')
  expect(rows('leads.json')).toHaveLength(4)
  expect(rows('leads-held.json')).toMatchObject([{ name: 'מוחזק' }])
  expect(rows('cards.json')).toMatchObject([{ slug: 'dana' }])
  expect(rows('quotes.json')).toMatchObject([{ versions: [{ version: 1 }, { version: 2 }] }])
  expect(text('notes.csv')).toContain("'=note")
  expect(text('quotes.csv')).toMatch(/^\ufeff.*\r\n2026-\d+,דנה כהן,/)
  expect(text('quotes.csv')).not.toMatch(/[\u200e\u200f\u2066-\u2069\u00a0]/)
  expect(files.get('pictures/p.webp')?.length).toBe(3_000_000)
  expect(files.get('studio-pictures/s.png')?.length).toBe(999)
  expect(JSON.parse(text('settings.json'))).toMatchObject({ usd_to_ils_rate: 3.71 })
})

// Proves 4.16.6.
test('an archive has no secret: no key, no password and no link of a quote', () => {
  const all = [...files.values()].map((file) => file.toString('latin1')).join('\n')
  expect(all).not.toContain('k'.repeat(43))
  expect(rows('quotes.json')[0]).not.toHaveProperty('token')
  expect(rows('quotes.json')[0]).not.toHaveProperty('tokenHash')
  expect(all).not.toMatch(/passwordHash|\$argon2|\$scrypt/i)
})

// Proves 4.16.6.
test('an archive that cannot be read to its end breaks off', async () => {
  const broken = [{ name: 'a.txt', open: fail }]
  await expect(new Response(writeArchive(broken, now)).bytes()).rejects.toThrow('unreadable')
})

async function* fail(): AsyncGenerator<string> {
  yield 'first'
  throw new Error('unreadable')
}
