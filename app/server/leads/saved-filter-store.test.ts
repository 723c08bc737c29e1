import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { maxSavedFilters } from '#domain/leads/saved-filter-limits.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { editSavedFilters, findSavedFilters } from './saved-filter-store.ts'

const database = await createTestDatabase()
afterAll(() => database.stop())
beforeEach(() => emptyTables(database, 'saved_filters'))

const filter = { name: 'חדשות', query: 'status=new' }

async function save(id = randomUUID()) {
  return editSavedFilters(database, { intent: 'save-filter', id, ...filter })
}

// Proves 4.9.22.
test('a filter is saved once however often it is sent, renamed, removed and saved again', async () => {
  const id = randomUUID()
  const saved = { id, ...filter }
  expect([await save(id), await save(id)]).toEqual([saved, saved])
  expect(await findSavedFilters(database)).toEqual([saved])
  const rename = { intent: 'rename-filter', id, name: 'לטפל היום' } as const
  expect(await editSavedFilters(database, rename)).toEqual({ ...saved, name: 'לטפל היום' })
  const removed = await editSavedFilters(database, { intent: 'remove-filter', id })
  expect(removed).toEqual({ ...saved, name: 'לטפל היום' })
  expect(await findSavedFilters(database)).toEqual([])
  expect(await save(id)).toEqual(saved)
})

test('what is gone is neither renamed nor removed', async () => {
  const id = randomUUID()
  expect(await editSavedFilters(database, { intent: 'remove-filter', id })).toBeNull()
  expect(await editSavedFilters(database, { intent: 'rename-filter', id, name: 'x' })).toBeNull()
})

test('there are at most as many as fit into their row', async () => {
  for (let at = 0; at < maxSavedFilters; at += 1) expect(await save()).not.toBeNull()
  expect(await save()).toBeNull()
  expect(await findSavedFilters(database)).toHaveLength(maxSavedFilters)
})
