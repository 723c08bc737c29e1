import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { parseSetting } from './setting-schemas.ts'
import { getSetting } from './setting-store.ts'
import { changeStudioValues, findStudioChanges, undoStudioChange } from './studio-store.ts'

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
  await changeStudioValues(database, { phone: '+972547713345', email: 'a@rimon.co.il' }, 'דנה')
  await changeStudioValues(database, { email: 'b@rimon.co.il' }, 'רון')
  // What is stored already is no change.
  await changeStudioValues(database, { email: 'b@rimon.co.il' }, 'דנה')
  const [second, first, ...none] = await findStudioChanges(database, 9)
  expect(none).toEqual([])
  expect(second).toMatchObject({
    adminName: 'רון',
    changes: { email: { from: 'a@rimon.co.il', to: 'b@rimon.co.il' } },
  })
  expect(await undoStudioChange(database, first?.id ?? '', 'דנה')).toBe('changed')
  expect(await stored()).toEqual({ phone: '+972547713345', email: 'b@rimon.co.il' })
  expect(await undoStudioChange(database, second?.id ?? '', 'דנה')).toBe('undone')
  expect(await undoStudioChange(database, first?.id ?? '', 'דנה')).toBe('undone')
  expect(await stored()).toEqual({})
  expect(await findStudioChanges(database, 9)).toHaveLength(4)
  expect(await undoStudioChange(database, 'x', 'דנה')).toBe('unknown')
})

test('hours that no longer fit together are not put back', async () => {
  await changeStudioValues(database, { 'businessHours.closes': '20:00' }, 'דנה')
  const [closes] = await findStudioChanges(database, 1)
  await changeStudioValues(database, { 'businessHours.opens': '19:00' }, 'דנה')
  const [opens] = await findStudioChanges(database, 1)
  expect(await undoStudioChange(database, closes?.id ?? '', 'דנה')).toBe('refused')
  expect(await stored()).toEqual({
    'businessHours.closes': '20:00',
    'businessHours.opens': '19:00',
  })
  expect(await undoStudioChange(database, opens?.id ?? '', 'דנה')).toBe('undone')
  expect(await undoStudioChange(database, closes?.id ?? '', 'דנה')).toBe('undone')
})

test('two admins who save different fields at once are both stored', async () => {
  await Promise.all([
    changeStudioValues(database, { 'name.he': 'רימון' }, 'דנה'),
    changeStudioValues(database, { 'name.en': 'Rimon' }, 'רון'),
  ])
  expect(await stored()).toEqual({ 'name.he': 'רימון', 'name.en': 'Rimon' })
})
