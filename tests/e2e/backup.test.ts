import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminUrl, pageUrl, quoteUrl } from '#i18n/links.ts'
import { owner, signIn, signUp } from '#tests/support/admin.ts'
import { appEnv, startApp, type RunningApp } from '#tests/support/app.ts'
import { connectToAppDatabase } from '#tests/support/app-database.ts'
import { leadEndpoint } from '#tests/support/lead-payload.ts'
import { rawRequest } from '#tests/support/raw-request.ts'
import { sharedBrowser } from '#tests/support/shared-site.ts'
import { newSubmission } from '#tests/support/submission.ts'
import { openVisitor } from '#tests/support/visitor.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'drill-'))
const backups = path.join(folder, 'kept elsewhere')
const passphraseFile = path.join(folder, 'passphrase')
const env = { LEADS_PER_MINUTE: '100000' }
const browser = await sharedBrowser()
let running: RunningApp | null = null

beforeAll(async () => {
  writeFileSync(passphraseFile, 'ארבע מילים של סוד\n')
})

afterAll(async () => {
  await running?.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function run(args: readonly string[], dataDir: string) {
  const child = spawn(process.execPath, args, {
    env: appEnv({ DATA_DIR: dataDir }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = await once(child, 'close')
  return { code, output }
}

async function postLead(address: string): Promise<string> {
  const { key, email, body } = newSubmission()
  const response = await fetch(address + leadEndpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body,
  })
  expect(response.status).toBe(201)
  return email
}

async function requestQuote(address: string): Promise<void> {
  const answer = await rawRequest(address, pageUrl('he', 'package-builder'), {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    },
    body: new URLSearchParams({
      name: 'דנה כהן',
      email: 'dana@example.com',
      phone: '0502345678',
      country_code: 'IL',
      basket: 's=branding.extended,website~crm,maintenance:12',
    }).toString(),
  })
  expect(answer.status).toBe(303)
}

/** The stored data to compare after a restore, read from the tables. */
async function readStored(dataDir: string) {
  const client = await connectToAppDatabase(dataDir)
  try {
    const { rows: quotes } = await client.query<{ token: string }>('select token from quotes')
    const { rows: leads } = await client.query<{ email: string }>('select email from leads')
    return { token: quotes[0]?.token ?? '', emails: new Set(leads.map(({ email }) => email)) }
  } finally {
    await client.end()
  }
}

// Proves 12.1.4.
test('after the loss of its disk the site is restored from a backup made while leads arrived', async () => {
  const app = await startApp({ env, dataDir: path.join(folder, 'lost') })
  running = app
  const studio = await openVisitor(browser, app.address)
  await signUp(studio.page, 'he', app.setUpCode ?? '')
  await studio.leave()
  await requestQuote(app.address)
  const before = await Promise.all(Array.from({ length: 20 }, () => postLead(app.address)))
  const posting = { isOver: false, posted: 0 }
  const arriving = (async () => {
    while (!posting.isOver) {
      await postLead(app.address)
      posting.posted += 1
    }
  })()
  const options = ['--to', backups, '--passphrase-file', passphraseFile]
  const backup = await run(['scripts/backup.ts', ...options], app.dataDir)
  posting.isOver = true
  await arriving
  expect(backup.output).toMatch(/^Backed up and verified \d+ leads, \d+ rows of \d+ tables/)
  expect(backup.code).toBe(0)
  expect(posting.posted).toBeGreaterThan(0)
  const { token } = await readStored(app.dataDir)
  running = null
  await app.stop()
  rmSync(app.dataDir, { recursive: true, force: true })

  const [file = ''] = readdirSync(backups)
  const into = path.join(folder, 'new')
  const restoring = ['scripts/restore.ts', path.join(backups, file), '--into', into]
  const wrong = await run(restoring, into)
  expect([wrong.code, wrong.output]).toEqual([
    1,
    'The backup is encrypted: give its passphrase file\n',
  ])
  const restore = await run([...restoring, '--passphrase-file', passphraseFile], into)
  expect(restore.output).toMatch(/^Restored into .+: \d+ leads, /)
  expect(restore.code).toBe(0)

  const restored = await startApp({ env, dataDir: into })
  running = restored
  expect(restored.setUpCode).toBeNull()
  const stored = await readStored(into)
  expect(before.filter((email) => !stored.emails.has(email))).toEqual([])
  const visitor = await openVisitor(browser, restored.address)
  const quote = await visitor.page.goto(quoteUrl('he', token))
  expect(quote?.status()).toBe(200)
  await signIn(visitor.page, 'he', owner)
  await visitor.page.waitForURL(`**${adminUrl('he', 'dashboard')}`)
  await visitor.page.getByText('דנה לוי').first().waitFor()
  await postLead(restored.address)
  await visitor.leave()
})
