import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { parseSetting } from './setting-schemas.ts'
import { getSetting } from './setting-store.ts'
import { changeRecord, findRecordChanges, undoRecordChange } from './record-store.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database.stop())

async function stored() {
  return parseSetting('studio', (await getSetting(database, 'studio')) ?? undefined)
}

// Proves 1.6.8.
test('each change is kept with who made it, and can be undone until the field changes again', async () => {
  await changeRecord(database, 'studio', { phone: '+972547713345', email: 'a@rimon.co.il' }, 'דנה')
  await changeRecord(database, 'studio', { email: 'b@rimon.co.il' }, 'רון')
  // What is stored already is no change.
  await changeRecord(database, 'studio', { email: 'b@rimon.co.il' }, 'דנה')
  const [second, first, ...none] = await findRecordChanges(database, 'studio', 9)
  expect(none).toEqual([])
  expect(second).toMatchObject({
    adminName: 'רון',
    changes: { email: { from: 'a@rimon.co.il', to: 'b@rimon.co.il' } },
  })
  expect(await undoRecordChange(database, { key: 'studio', id: first?.id ?? '' }, 'דנה')).toBe(
    'changed',
  )
  expect(await stored()).toEqual({ phone: '+972547713345', email: 'b@rimon.co.il' })
  expect(await undoRecordChange(database, { key: 'studio', id: second?.id ?? '' }, 'דנה')).toBe(
    'undone',
  )
  expect(await undoRecordChange(database, { key: 'studio', id: first?.id ?? '' }, 'דנה')).toBe(
    'undone',
  )
  expect(await stored()).toEqual({})
  expect(await findRecordChanges(database, 'studio', 9)).toHaveLength(4)
  expect(
    await undoRecordChange(database, { key: 'testimonials', id: second?.id ?? '' }, 'דנה'),
  ).toBe('unknown')
  expect(await undoRecordChange(database, { key: 'studio', id: 'x' }, 'דנה')).toBe('unknown')
})

test('hours that no longer fit together are not put back', async () => {
  const setHours = async (hours: Record<string, string>) => {
    await changeRecord(database, 'studio', hours, 'דנה')
    const [change] = await findRecordChanges(database, 'studio', 1)
    return { key: 'studio', id: change?.id ?? '' } as const
  }
  const closes = await setHours({ 'businessHours.closes': '20:00' })
  const opens = await setHours({ 'businessHours.opens': '19:00' })
  expect(await undoRecordChange(database, closes, 'דנה')).toBe('refused')
  expect(await undoRecordChange(database, opens, 'דנה')).toBe('undone')
  expect(await undoRecordChange(database, closes, 'דנה')).toBe('undone')
})

test('two admins who save different fields at once are both stored', async () => {
  await Promise.all([
    changeRecord(database, 'studio', { 'name.he': 'רימון' }, 'דנה'),
    changeRecord(database, 'studio', { 'name.en': 'Rimon' }, 'רון'),
  ])
  expect(await stored()).toEqual({ 'name.he': 'רימון', 'name.en': 'Rimon' })
})
