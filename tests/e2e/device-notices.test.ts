import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { adminUrl } from '#i18n/links.ts'
import { findAccessibilityFaults } from '#tests/support/accessibility.ts'
import { owner, signIn, signUp } from '#tests/support/admin.ts'
import { connectToAppDatabase } from '#tests/support/app-database.ts'
import { startApp, type RunningApp } from '#tests/support/app.ts'
import { newSubscription } from '#tests/support/push-receiver.ts'
import { sharedBrowser } from '#tests/support/shared-site.ts'
import { openVisitor, type Visitor } from '#tests/support/visitor.ts'

let app: RunningApp
let desk: Visitor
let database: Awaited<ReturnType<typeof connectToAppDatabase>>
const browser = await sharedBrowser()
const { adminPush: copy, adminSecurity } = deskCopyFor('he')
const path = adminUrl('he', 'dashboard/settings/notices')

beforeAll(async () => {
  app = await startApp({ env: { LOG_LEVEL: 'warn' } })
  database = await connectToAppDatabase(app.dataDir)
  desk = await openVisitor(browser, app.address)
  await signUp(desk.page, 'he', app.setUpCode ?? 'none was printed')
  await desk.page.waitForURL(`**${adminUrl('he', 'dashboard')}*`)
})

afterAll(async () => {
  await database.end()
  await app.stop()
})

/** A headless Chromium forbids notices, and no setting allows them. Runs in the page. */
function allowNotices() {
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
  Notification.requestPermission = () => Promise.resolve('granted')
}

/** Posts the form that the button posts once a push service has answered. */
async function postSubscription(endpoint = 'https://fcm.googleapis.com/fcm/send/test') {
  const { subscription } = newSubscription(endpoint)
  await desk.page.evaluate(
    (fields) => {
      const form = document.createElement('form')
      form.method = 'post'
      for (const [name, value] of Object.entries(fields)) {
        const input = document.createElement('input')
        Object.assign(input, { type: 'hidden', name, value })
        form.append(input)
      }
      document.body.append(form)
      form.submit()
    },
    { intent: 'add', ...subscription },
  )
}

const countDevices = async () => (await database.query('select id from push_devices')).rows.length

// Proves 7.20.1.
test('a browser that forbids notices says so, and one that may asks for them', async () => {
  const { page } = desk
  await page.goto(path)
  await page.getByText(copy.problems.denied).waitFor()
  await page.getByText(copy.none).waitFor()
  await page.addInitScript(allowNotices)
  await page.goto(path)
  await page.getByText(copy.off, { exact: true }).waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
  // Chromium reaches no push service from here, and says so.
  await page.getByRole('button', { name: copy.turnOn }).click()
  await page.getByRole('alert').getByText(copy.failed).waitFor()
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  )
  expect(scopes).toEqual([adminUrl('he')])
})

// Proves 7.20.1, 7.20.2.
test('a device is stored with the password, tried out, and removed', async () => {
  const { page } = desk
  await database.query(
    `update admin_sessions set authenticated_at = authenticated_at - interval '11 minutes'`,
  )
  await postSubscription()
  await page.getByLabel(adminSecurity.confirm.password, { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: adminSecurity.confirm.submit }).click()
  await page.getByText(copy.on, { exact: true }).waitFor()
  const item = page.getByRole('listitem').filter({ hasText: copy.never })
  await item.getByText(copy.this).waitFor()
  expect(await countDevices()).toBe(1)
  expect(await findAccessibilityFaults(page)).toEqual([])
  await item.getByRole('button', { name: copy.test }).click()
  await page.getByText(copy.toasts.tested).waitFor()
  await database.query('update push_devices set delivered_at = now()')
  await page.goto(path)
  await page.getByText(copy.delivered).waitFor()
  await page.goto(adminUrl('he', 'dashboard/settings'))
  await page.getByText(copy.count.one).waitFor()
  await page.getByRole('link', { name: copy.open }).click()
  await page.getByRole('button', { name: copy.remove }).click()
  await expect.poll(countDevices).toBe(0)
  await page.getByText(copy.none).waitFor()
})

// Proves 7.20.4.
test('an address that is no push service is refused', async () => {
  const { page } = desk
  await page.goto(path)
  await postSubscription('https://169.254.169.254/latest')
  await page.getByText(copy.toasts.unknown).first().waitFor()
  expect(await countDevices()).toBe(0)
})

// Proves 7.20.5.
test('signing out ends the notices of this browser', async () => {
  const { page } = desk
  await page.goto(path)
  await postSubscription()
  await expect.poll(countDevices).toBe(1)
  await page.goto(path)
  const signOut = deskCopyFor('he').admin.frame.signOut
  await page.getByRole('button', { name: signOut }).first().click()
  await expect.poll(countDevices).toBe(0)
  await page.goto(path)
  expect(new URL(page.url()).pathname).toBe(adminUrl('he'))
})

// Proves 7.20.1.
test('the admin area can be put on a home screen, and only it has the worker', async () => {
  const manifest = await fetch(`${app.address}${adminUrl('en', 'app.webmanifest')}`)
  expect(manifest.headers.get('content-type')).toContain('manifest+json')
  expect(await manifest.json()).toMatchObject({
    display: 'standalone',
    start_url: adminUrl('en', 'dashboard'),
  })
  const worker = await fetch(`${app.address}/notice-worker.js`)
  expect(worker.headers.get('content-type')).toContain('text/javascript')
  const site = await (await fetch(`${app.address}/he`)).text()
  expect(site).toContain('href="/site.webmanifest"')
  expect(site).not.toContain('notice-worker')
})

// Proves 7.20.1.
test('without scripts the page says what is needed', async () => {
  const { page, leave } = await openVisitor(browser, app.address, { javaScript: false })
  await signIn(page, 'he')
  await page.waitForURL(`**${adminUrl('he', 'dashboard')}*`)
  await page.goto(path)
  expect(await page.locator('noscript p').allTextContents()).toContain(copy.problems.script)
  await leave()
})
