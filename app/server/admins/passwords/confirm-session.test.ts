import { afterAll, expect, test } from 'vitest'
import { newDevice } from '#tests/support/new-device.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { ensureSetUpCode } from '../sign-up/admin-code-store.ts'
import { confirmInSession } from './confirm-session.ts'
import { getSession } from '../sessions/session-store.ts'
import { signUp } from '../sign-up/sign-up.ts'

const database = await createTestDatabase()
afterAll(() => database.stop())

const password = 'זבוב על כנף של מטוס'
const start = new Date()

function at(minutes: number) {
  return new Date(start.getTime() + minutes * 60_000)
}

// Proves 7.8.1.
test('the password is required again after ten minutes, and is then valid for ten more', async () => {
  const code = (await ensureSetUpCode(database)) ?? ''
  const caller = { ipAddress: '203.0.113.7', userAgent: '', device: newDevice(), now: start }
  const form = { name: 'דנה כהן', email: 'dana@example.com', password, code }
  const result = await signUp(database, form, caller)
  if (result.kind !== 'signed-up') throw new Error(result.kind)
  const confirm = async (minutes: number, typed = '') => {
    const session = await getSession(database, result.token, at(minutes))
    if (!session) throw new Error('no session')
    return (await confirmInSession(database, session, { password: typed, now: at(minutes) })).kind
  }
  expect(await confirm(9.9)).toBe('confirmed')
  expect(await confirm(10)).toBe('needed')
  expect(await confirm(10, 'wrong')).toBe('refused')
  expect(await confirm(11)).toBe('needed')
  expect(await confirm(11, password)).toBe('confirmed')
  expect(await confirm(20.9)).toBe('confirmed')
  expect(await confirm(21)).toBe('needed')
  for (let wrong = 0; wrong < 8; wrong++) await confirm(21, 'wrong')
  expect(await confirm(21, password)).toBe('limited')
})
