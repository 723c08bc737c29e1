import { afterAll, expect, test } from 'vitest'
import { newDevice } from '#tests/support/new-device.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { ensureSetUpCode } from '../sign-up/admin-code-store.ts'
import { getSession } from '../sessions/session-store.ts'
import { signIn } from './sign-in.ts'
import { signUp } from '../sign-up/sign-up.ts'

const database = await createTestDatabase()
afterAll(() => database.stop())

const email = 'dana@example.com'
const password = 'זבוב על כנף של מטוס'
const now = new Date()

// Proves 7.1.5.
test('of 1,000 guesses in an hour at one account from 50 addresses at most 40 are hashed', async ({
  task,
}) => {
  const home = { ipAddress: '203.0.113.7', userAgent: '', device: newDevice(), now }
  const code = (await ensureSetUpCode(database)) ?? ''
  const owner = await signUp(database, { name: 'דנה כהן', email, password, code }, home)
  if (owner.kind !== 'signed-up') throw new Error(owner.kind)
  const elsewhere = { ...home, device: newDevice(), ipAddress: '192.0.2.40' }
  const signedIn = await signIn(database, { email, password }, elsewhere)
  if (signedIn.kind !== 'signed-in') throw new Error(signedIn.kind)
  let hashed = 0
  for (let quarter = 0; quarter < 4; quarter += 1) {
    for (let guess = 0; guess < 250; guess += 1) {
      const caller = { ...home, device: newDevice(), ipAddress: `198.51.100.${guess % 50}` }
      const { kind } = await signIn(database, { email, password: `guess ${guess}` }, caller)
      if (kind === 'refused') hashed += 1
    }
    const known = { ...home, device: { ...home.device, isKnown: true } }
    expect((await signIn(database, { email, password }, known)).kind).toBe('signed-in')
    expect(await getSession(database, signedIn.token, now)).not.toBeNull()
    await database.pool.query(
      `update rate_limits set window_start = window_start - interval '15 minutes'`,
    )
  }
  task.meta.figure = `${hashed} of 1,000 guesses reached the hash`
  expect(hashed).toBeLessThanOrEqual(40)
  expect(hashed).toBeGreaterThan(0)
})
