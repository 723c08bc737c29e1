import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { adminUrl } from '#i18n/links.ts'
import { verifyBackup } from '#server/backup/read-backup.ts'
import { findAccessibilityFaults } from '#tests/support/accessibility.ts'
import { owner, signUp } from '#tests/support/admin.ts'
import { startApp, type RunningApp } from '#tests/support/app.ts'
import { connectToAppDatabase } from '#tests/support/app-database.ts'
import { leadEndpoint } from '#tests/support/lead-payload.ts'
import { newSubmission } from '#tests/support/submission.ts'
import { sharedBrowser } from '#tests/support/shared-site.ts'
import { openVisitor, type Visitor } from '#tests/support/visitor.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'backups-admin-'))
const place = path.join(folder, 'backups')
const { adminBackups: copy, adminHealth: health, adminRestore: restore } = deskCopyFor('he')
const token = 'a-token-of-prometheus'
let app: RunningApp
const browser = await sharedBrowser()
let studio: Visitor

beforeAll(async () => {
  app = await startApp({ env: { BACKUP_DIR: place, METRICS_TOKEN: token } })
  studio = await openVisitor(browser, app.address)
  await signUp(studio.page, 'he', app.setUpCode ?? '')
  await studio.page.waitForURL(`**${adminUrl('he', 'dashboard')}`)
})

afterAll(async () => {
  await app.stop()
  rmSync(folder, { recursive: true, force: true })
})

// Proves 12.2.3, 12.2.4.
test('the owner sees a failure on every page, makes a backup, and downloads it with the password', async () => {
  const { page } = studio
  writeFileSync(place, 'a file where the folder should be')
  await page.goto(adminUrl('he', 'dashboard/settings/backups'))
  await page.getByRole('button', { name: copy.make }).click()
  await page.getByText(`${copy.problems.title}. ${copy.problems.folder}`).waitFor()
  await page.goto(adminUrl('he', 'dashboard'))
  await page.getByRole('link', { name: copy.problems.title }).click()
  rmSync(place)

  await page.getByRole('button', { name: copy.make }).click()
  await page.getByRole('radio').waitFor()
  await page.reload()
  expect(await page.getByText(copy.problems.title).count()).toBe(0)
  expect(await page.getByText(copy.sameDisk).count()).toBe(1)
  expect(await findAccessibilityFaults(page)).toEqual([])

  const password = page.getByLabel(copy.download.password, { exact: true })
  await password.fill('not the password')
  await page.getByRole('button', { name: copy.download.submit }).click()
  await page.getByText(copy.download.wrong).waitFor()
  await password.fill(owner.password)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: copy.download.submit }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^backup-.+-manual\.tar\.gz$/)
  const file = await download.path()
  expect(readFileSync(file)).toEqual(readFileSync(path.join(place, download.suggestedFilename())))
  const manifest = await verifyBackup({ path: file, passphrase: null })
  expect(manifest.tables.find(({ name }) => name === 'public.admins')?.rows).toBe(1)
  const database = await connectToAppDatabase(app.dataDir)
  const { rows } = await database.query<{ action: string }>(
    `select action from audit_events where action like 'backup-%' order by at`,
  )
  await database.end()
  expect(rows.map(({ action }) => action)).toEqual([
    'backup-made',
    'backup-download-refused',
    'backup-downloaded',
  ])
})

// Proves 12.1.5.
test('the owner opens a backup beside the data, sees what differs, and switches to it and back', async () => {
  const { page } = studio
  const before = await sendLead()
  await page.goto(adminUrl('he', 'dashboard/settings/backups/restore'))
  await page.getByRole('button', { name: restore.begin }).click()
  await page.getByRole('heading', { name: restore.ready.changes }).waitFor()
  await page.getByText(before).first().waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: restore.ready.switch }).click()
  await page.getByText(restore.switched).waitFor()
  await page.goto(adminUrl('he', 'dashboard'))
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByText(before).count()).toBe(0)
  await sendLead()

  await expect
    .poll(() => readdirSync(place).filter((name) => /^backup-.+-before-restore/.test(name)).length)
    .toBeGreaterThan(0)
  await page.goto(adminUrl('he', 'dashboard/settings/backups/restore'))
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: restore.begin }).click()
  await page.getByRole('button', { name: restore.ready.discard }).click()
  await page.getByText(restore.discarded).waitFor()
})

/** Returns the name of the lead. */
async function sendLead(): Promise<string> {
  const { key, body } = newSubmission()
  const headers = { 'content-type': 'application/json', 'idempotency-key': key }
  const response = await fetch(app.address + leadEndpoint, { method: 'POST', headers, body })
  expect(response.status).toBe(201)
  // SAFETY: the payload of a lead has a name.
  return (JSON.parse(body) as { name: string }).name
}

// Proves 9.8.2.
test('metrics are given to whoever has the token, and to nobody else', async () => {
  const ask = (authorization: string) =>
    fetch(`${app.address}/metrics`, { headers: { authorization } })
  expect((await fetch(`${app.address}/metrics`)).status).toBe(401)
  expect((await ask('Bearer a-token-of-somebody')).status).toBe(401)
  const response = await ask(`Bearer ${token}`)
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const text = await response.text()
  for (const line of [
    /^process_resident_memory_bytes \d+$/m,
    /^process_cpu_seconds_total [\d.]+$/m,
    /^site_ready 1$/m,
    /^site_database_connections\{state="busy"\} \d+$/m,
    /^site_backup_problem [01]$/m,
    /^site_disk_free_ratio 0\.\d+$/m,
    /^site_leads \d+$/m,
    /^site_emails\{status="failed"\} 0$/m,
  ])
    expect(text).toMatch(line)
})

// Proves 9.8.4.
test('the owner sees what is wrong with the site in a list', async () => {
  const { page } = studio
  await page.goto(adminUrl('he', 'dashboard/settings'))
  await page.getByRole('link', { name: health.open }).click()
  await page.getByText(health.findings['mail-missing']).waitFor()
  await page.getByText(health.findings['clock-good']).waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
})
