import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { owner } from '#tests/support/admin.ts'
import {
  sameOriginForm,
  signIn,
  signUp,
  startAdminArea,
  type AdminArea,
} from '#tests/support/admin-area.ts'

let area: AdminArea
let session: string

beforeAll(async () => {
  area = await startAdminArea()
  session = await signUp(area)
})

afterAll(() => area.stop())

function command(...args: string[]): { stdout: string; stderr: string } {
  const env = { DATA_DIR: area.app.dataDir }
  return spawnSync(process.execPath, ['scripts/admin.ts', ...args], { env, encoding: 'utf8' })
}

function postSettings(body: string) {
  return area.send('/he/emodesuper/dashboard/settings', {
    method: 'POST',
    cookie: session,
    headers: sameOriginForm,
    body,
  })
}

// Proves 7.1.8.
test('an admin can remove another admin, but not their own account', async () => {
  const invited = await postSettings('intent=invite')
  const [code = ''] = /\b(?:[A-Z]{4}-){3}[A-Z]{4}\b/.exec(invited.body) ?? []
  const other = { name: 'Yael', email: 'yael@studio.example', password: 'a cat upon the red roof' }
  const cookie = await area.logIn({ mode: 'sign-up', ...other, code })
  const { rows } = await area.database.query<{ id: string; email: string }>(
    'select id, email from admins',
  )
  const idOf = (email: string) => rows.find((row) => row.email === email)?.id ?? ''

  expect((await postSettings(`intent=remove-admin&reference=${idOf(owner.email)}`)).status).toBe(
    409,
  )
  expect((await postSettings('intent=remove-admin&reference=1')).status).toBe(409)
  const removal = `intent=remove-admin&reference=${idOf(other.email)}`
  expect((await postSettings(removal)).status).toBe(200)
  expect((await postSettings(removal)).status).toBe(409)
  expect((await area.send('/he/emodesuper/dashboard', { cookie })).status).toBe(302)
  const page = await area.send('/he/emodesuper/dashboard/settings', { cookie: session })
  expect(page.body).toContain(owner.email)
  expect(page.body).not.toContain(other.email)
})

// Proves 7.9.5.
test('the operator and the owner see that the activity log is whole, or what is missing', async () => {
  const end = /its end is (\d+:[\da-f]{64})/.exec(command('log').stdout)?.[1] ?? ''
  expect(command('log', end).stdout).toContain('The activity log is whole')
  expect(command('log', end.replace(/^\d+/, '1')).stderr).toContain('never had the end')
  expect(command('log', 'x').stderr).toContain('Usage')
  const { check } = deskCopyFor('en').adminAudit
  const seen = async () => {
    const address = '/en/emodesuper/dashboard/settings/audit?check=yes'
    return (await area.send(address, { cookie: session })).body
  }
  expect(await seen()).toContain(check.whole.split('{events}')[0])
  await area.database.query(`begin; set local session_replication_role = replica;
    delete from audit_events where action = 'sign-up'; commit`)
  expect(command('log').stderr).toContain('The activity log is broken: removed')
  expect(await seen()).toContain(check.removed.split('{at}')[0])
})

// Proves 7.1.7.
test('while the site is running the operator can list admins and reset a password', async () => {
  expect(command('list').stdout).toBe(`${owner.email}  ${owner.name}\n`)
  expect(command('remove', owner.email).stderr).toContain('last admin')
  expect(command('reset', 'nobody@studio.example').stderr).toContain('No admin has')
  expect(command().stderr).toContain('Usage')

  const { stdout } = command('reset', owner.email)
  const [password = ''] = /\b(?:[A-Z]{4}-){3}[A-Z]{4}\b/.exec(stdout) ?? []
  expect((await area.send('/he/emodesuper/dashboard', { cookie: session })).status).toBe(302)
  await expect(signIn(area)).rejects.toThrow('401')
  const cookie = await area.logIn({ mode: 'sign-in', email: owner.email, password })
  expect((await area.send('/he/emodesuper/dashboard', { cookie })).status).toBe(200)
})
