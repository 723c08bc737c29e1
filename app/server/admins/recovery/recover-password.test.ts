import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { timeStep, toBase32 } from '#domain/admins/one-time-code.ts'
import { newDevice } from '#tests/support/new-device.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { limitResetLink } from '../attempt-limits.ts'
import { setAuthenticator } from '../authenticator/authenticator-store.ts'
import { codeAt, makeCodeSecret } from '../authenticator/one-time-codes.ts'
import { ensureSetUpCode } from '../sign-up/admin-code-store.ts'
import { recoverWithCode, recoverWithLink } from './recover-password.ts'
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-code-store.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { addResetLink, getResetLinkAdmin } from './reset-link-store.ts'
import { getSession } from '../sessions/session-store.ts'
import { signIn } from '../sign-in/sign-in.ts'
import { signUp } from '../sign-up/sign-up.ts'

const database = await createTestDatabase()
afterAll(() => database.stop())

const email = 'dana@example.com'
const password = 'זבוב על כנף של מטוס'
const next = 'חתול שחור על גג אדום'
const now = new Date()
const home = { ipAddress: '203.0.113.7', userAgent: 'Firefox', device: newDevice(), now }
const attacker = { ...home, ipAddress: '198.51.100.9', language: 'he' } as const
const unknownCode = 'BCDF-GHJK-MNPQ-RTVW'

beforeEach(() => emptyTables(database, 'admins, admin_codes, audit_events, rate_limits'))

async function addOwner() {
  const code = (await ensureSetUpCode(database)) ?? ''
  const result = await signUp(database, { name: 'דנה ברקוביץ', email, password, code }, home)
  if (result.kind !== 'signed-up') throw new Error(result.kind)
  const session = await getSession(database, result.token, now)
  if (!session) throw new Error('no session')
  const [first = '', second = ''] = result.recoveryCodes
  return { ...result, admin: session.admin, first, second }
}

function withCode(code: string, typed: { email?: string; password?: string } = {}) {
  return recoverWithCode(database, { email, password: next, code, ...typed }, attacker)
}

async function canSignIn(typed: string): Promise<boolean> {
  return (await signIn(database, { email, password: typed }, home)).kind === 'signed-in'
}

async function audit(): Promise<string[]> {
  const { rows } = await database.pool.query<{ event: string }>(
    `select concat_ws(' ', action, admin_id, detail) as event from audit_events
     where action like '%recover%' order by at`,
  )
  return rows.map((row) => row.event)
}

// Proves 7.6.1.
test('a sign-up creates eight different codes and stores none of them in plain text', async () => {
  const { recoveryCodes, admin } = await addOwner()
  expect(new Set(recoveryCodes).size).toBe(8)
  // Sixteen of 18 letters: 66 bits.
  const letters = '[BCDFGHJKMNPQRTVWXY]{4}'
  for (const code of recoveryCodes)
    expect(code).toMatch(new RegExp(`^${letters}-${letters}-${letters}-${letters}$`))
  const { rows } = await database.pool.query('select * from admin_codes')
  const stored = JSON.stringify(rows)
  for (const code of recoveryCodes) expect(stored).not.toContain(code)
  expect(await countRecoveryCodes(database, admin.id)).toBe(8)
})

// Proves 7.6.2.
test('a code sets a new password once, ends every session and starts one', async () => {
  const { token, admin, first, second } = await addOwner()
  const result = await withCode(first.toLowerCase().replaceAll('-', ' '))
  if (result.kind !== 'recovered') throw new Error(result.kind)
  expect(await getSession(database, token, now)).toBeNull()
  expect(await getSession(database, result.token, now)).toMatchObject({ admin })
  expect([await canSignIn(password), await canSignIn(next)]).toEqual([false, true])
  expect(await withCode(first)).toEqual({ kind: 'refused' })
  expect(await countRecoveryCodes(database, admin.id)).toBe(7)
  expect(await audit()).toEqual([`password-recovered ${admin.id} {"way": "code"}`])
  const sent = await database.pool.query('select kind, recipient, admin_id from emails')
  expect(sent.rows).toEqual([{ kind: 'password-recovered', recipient: email, admin_id: admin.id }])
  expect(await withCode(second, { password })).toMatchObject({ kind: 'recovered' })
})

// Proves 7.6.2.
test('of two simultaneous uses of one code, one sets the password', async () => {
  const { first } = await addOwner()
  const results = await Promise.all([withCode(first), withCode(first)])
  expect(results.map(({ kind }) => kind).toSorted()).toEqual(['recovered', 'refused'])
})

// Proves 7.6.2.
test.each(['short', 'dana@example.com is me', 'this is a dagesh site'])(
  'the refused password %j does not use the code',
  async (weak) => {
    const { admin, first } = await addOwner()
    expect((await withCode(first, { password: weak })).kind).toBe('invalid')
    expect((await withCode(first, { password: 'my name is ברקוביץ' })).kind).toBe('invalid')
    expect(await countRecoveryCodes(database, admin.id)).toBe(8)
    expect(await canSignIn(password)).toBe(true)
  },
)

test('a code is valid only for its admin', async () => {
  const { first } = await addOwner()
  expect(await withCode(first, { email: 'yael@example.com' })).toEqual({ kind: 'refused' })
})

// Proves 7.6.3.
test('an unknown address and a wrong code get the same answer after the same queries', async () => {
  await addOwner()
  const query = vi.spyOn(database.pool, 'query')
  const statementsOf = async (typed: { email?: string }) => {
    query.mockClear()
    const answer = await withCode(unknownCode, typed)
    const statements = query.mock.calls.map(([sent]) => JSON.stringify(sent).slice(0, 200))
    return { answer, statements }
  }
  const known = await statementsOf({})
  const unknown = await statementsOf({ email: 'nobody@example.com' })
  query.mockRestore()
  expect(known.answer).toEqual({ kind: 'refused' })
  expect(known.statements.length).toBeGreaterThan(2)
  expect(unknown).toEqual(known)
})

// Proves 7.6.3.
test('ten wrong codes are refused, more are limited, and a correct one is not counted', async () => {
  const { admin, first } = await addOwner()
  await canSignIn(password)
  await database.pool.query('truncate rate_limits')
  for (let index = 0; index < 9; index++) expect((await withCode(unknownCode)).kind).toBe('refused')
  expect((await withCode(first)).kind).toBe('recovered')
  expect((await withCode(unknownCode)).kind).toBe('refused')
  const [code = ''] = await replaceRecoveryCodes(database, { adminId: admin.id, now })
  expect((await withCode(code)).kind).toBe('limited')
  const typed = { email, code, password }
  expect((await recoverWithCode(database, typed, { ...attacker, ...home })).kind).toBe('recovered')
})

// Proves 7.6.4.
test('new codes need the password and replace all earlier ones', async () => {
  const { admin, first } = await addOwner()
  const wrong = await renewRecoveryCodes(database, { admin, password: 'wrong' }, home)
  expect(wrong).toEqual({ kind: 'refused' })
  const made = await renewRecoveryCodes(database, { admin, password }, home)
  if (made.kind !== 'made') throw new Error(made.kind)
  expect(await countRecoveryCodes(database, admin.id)).toBe(8)
  expect(await withCode(first)).toEqual({ kind: 'refused' })
  expect((await withCode(made.codes[7] ?? '')).kind).toBe('recovered')
  expect(await audit()).toContain(`recovery-codes-made ${admin.id} {}`)
})

// Proves 7.6.4.
test('two simultaneous replacements leave eight codes', async () => {
  const { admin } = await addOwner()
  const replace = () => replaceRecoveryCodes(database, { adminId: admin.id, now })
  await Promise.all([replace(), replace(), replace()])
  expect(await countRecoveryCodes(database, admin.id)).toBe(8)
})

const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

function withLink(token: string, typed = next, at = now) {
  return recoverWithLink(database, { token, password: typed }, { ...attacker, now: at })
}

// Proves 7.6.6.
test('a link sets a new password once, and is stored as a hash', async () => {
  const { admin, token: session } = await addOwner()
  const token = await addResetLink(database, { adminId: admin.id, now })
  const other = await addResetLink(database, { adminId: admin.id, now })
  const { rows } = await database.pool.query('select * from admin_codes')
  expect(JSON.stringify(rows)).not.toContain(token)
  expect((await withLink(token, 'short')).kind).toBe('invalid')
  expect((await withLink(token)).kind).toBe('recovered')
  expect(await getSession(database, session, now)).toBeNull()
  expect([await canSignIn(password), await canSignIn(next)]).toEqual([false, true])
  expect(await withLink(token)).toEqual({ kind: 'refused' })
  expect(await withLink(other)).toEqual({ kind: 'refused' })
  expect(await audit()).toContain(`password-recovered ${admin.id} {"way": "link"}`)
})

// Proves 7.6.6.
test.each([
  [29.9, 'recovered'],
  [30, 'refused'],
])('a link that is %d minutes old is %s', async (minutes, kind) => {
  const { admin } = await addOwner()
  const token = await addResetLink(database, { adminId: admin.id, now })
  const at = minutesLater(minutes)
  expect((await getResetLinkAdmin(database, token, at)) !== null).toBe(kind === 'recovered')
  expect((await withLink(token, next, at)).kind).toBe(kind)
})

// Proves 7.7.3.
test('with an app a recovery code signs in, and an emailed link only changes the password', async () => {
  const { admin, first } = await addOwner()
  const secret = makeCodeSecret()
  const code = codeAt(secret, timeStep(now))
  const actor = { adminId: admin.id, ipAddress: home.ipAddress, now }
  expect(await setAuthenticator(database, { secret: toBase32(secret), code }, actor)).toBe(true)
  const token = await addResetLink(database, { adminId: admin.id, now })
  expect(await withLink(token)).toEqual({ kind: 'changed' })
  const typed = { email, password: next }
  expect((await signIn(database, typed, home)).kind).toBe('code-needed')
  expect((await withCode(first, { password })).kind).toBe('recovered')
})

// Proves 7.6.5.
test('requests for a link are limited by IP address and by account', async () => {
  const ask = async (ipAddress: string, account: string) =>
    (await limitResetLink(database, { ipAddress, email: account })) === null
  const accounts = Array.from({ length: 11 }, (_, at) => `guess${at}@example.com`)
  const fromOne: boolean[] = []
  for (const account of accounts) fromOne.push(await ask('198.51.100.9', account))
  expect(fromOne).toEqual([...Array<boolean>(10).fill(true), false])
  const aboutOne: boolean[] = []
  for (let at = 0; at < 6; at += 1) aboutOne.push(await ask(`203.0.113.${at}`, email))
  expect(aboutOne).toEqual([...Array<boolean>(5).fill(true), false])
})

test('set-up codes, recovery codes and reset links are not interchangeable', async () => {
  const { admin, first } = await addOwner()
  const token = await addResetLink(database, { adminId: admin.id, now })
  expect(await withLink(first)).toEqual({ kind: 'refused' })
  expect(await withCode(token)).toEqual({ kind: 'refused' })
  const form = { name: 'יעל', email: 'yael@example.com', password: next, code: first }
  expect(await signUp(database, form, home)).toMatchObject({ problems: { code: 'code' } })
})
