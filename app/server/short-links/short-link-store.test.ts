import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ShortLinkContent } from '#domain/short-links/short-link-form.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { addScans, findScans, findScanSums } from './scan-store.ts'
import {
  addShortLink,
  changeShortLink,
  findDestinations,
  findShortLinks,
  getDestination,
  getShortLink,
  removeShortLink,
} from './short-link-store.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database.stop())

const content: ShortLinkContent = {
  name: 'תפריט השולחן',
  destination: 'https://example.com/menu',
  status: 'active',
  look: 'dagesh',
}

async function addLink(slug: string): Promise<string> {
  const id = crypto.randomUUID()
  expect(await addShortLink(database, { id, slug, content })).toBe('changed')
  return id
}

// Proves 3.17.1, 3.17.3.
test('a link has its latest destination, and earlier ones are recorded', async () => {
  const id = await addLink('menu')
  expect(await getDestination(database, 'menu')).toEqual({ id, destination: content.destination })
  const winter = { ...content, destination: 'tel:+972501234567' }
  expect(await changeShortLink(database, { id, version: 1, content: winter })).toBe('changed')
  expect(await getDestination(database, 'menu')).toEqual({ id, destination: winter.destination })
  const renamed = { ...winter, name: 'חורף' }
  expect(await changeShortLink(database, { id, version: 2, content: renamed })).toBe('changed')
  const past = await findDestinations(database, id)
  expect(past.map(({ destination }) => destination)).toEqual([
    winter.destination,
    content.destination,
  ])
  expect(await getShortLink(database, id)).toMatchObject({ slug: 'menu', version: 3 })
})

// Proves 3.17.3.
test('a change based on an older version is refused', async () => {
  const id = await addLink('edited-twice')
  expect(await changeShortLink(database, { id, version: 1, content })).toBe('changed')
  expect(await changeShortLink(database, { id, version: 1, content })).toBe('stale')
})

// Proves 3.17.5.
test('a paused or deleted link has no destination, and its slug stays taken', async () => {
  const id = await addLink('over')
  const paused = { ...content, status: 'paused' as const }
  await changeShortLink(database, { id, version: 1, content: paused })
  expect(await getDestination(database, 'over')).toBeNull()
  await addScans(database, [{ linkId: id, day: '2026-11-22', count: 3 }])
  await removeShortLink(database, id)
  expect(await getDestination(database, 'over')).toBeNull()
  expect(await getShortLink(database, id)).toBeNull()
  expect(await findDestinations(database, id)).toEqual([])
  const { links } = await findShortLinks(database, { limit: 50 })
  expect(links.map((link) => link.id)).not.toContain(id)
  expect(await changeShortLink(database, { id, version: 2, content })).toBe('gone')
  const other = { id: crypto.randomUUID(), slug: 'over', content }
  expect(await addShortLink(database, other)).toBe('taken')
})

test('of simultaneous links with one slug only the first is stored', async () => {
  const add = () => addShortLink(database, { id: crypto.randomUUID(), slug: 'wanted', content })
  const results = await Promise.all([add(), add(), add()])
  expect(results.toSorted()).toEqual(['changed', 'taken', 'taken'])
})

// Proves 3.17.4.
test('scans are summed by day, and those of deleted links are dropped', async () => {
  const id = await addLink('counted')
  const gone = await addLink('gone')
  await removeShortLink(database, gone)
  const day = '2026-11-22'
  await addScans(database, [
    { linkId: id, day, count: 2 },
    { linkId: id, day: '2026-11-21', count: 1 },
    { linkId: gone, day, count: 5 },
    { linkId: crypto.randomUUID(), day, count: 5 },
  ])
  await addScans(database, [{ linkId: id, day, count: 3 }])
  expect(await findScans(database, { linkId: id, from: '2026-11-21' })).toEqual([
    { day: '2026-11-21', count: 1 },
    { day, count: 5 },
  ])
  const sums = await findScanSums(database, { linkIds: [id, gone], from: day })
  expect([...sums]).toEqual([[id, 5]])
})
