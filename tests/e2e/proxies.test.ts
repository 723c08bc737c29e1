import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { adminUrl } from '#i18n/links.ts'
import { signUp } from '#tests/support/admin.ts'
import { appEnv, startApp, type RunningApp } from '#tests/support/app.ts'
import { connectToAppDatabase } from '#tests/support/app-database.ts'
import { leadEndpoint, leadPayload } from '#tests/support/lead-payload.ts'
import { startNginx, type Nginx } from '#tests/support/nginx.ts'
import { rawRequest } from '#tests/support/raw-request.ts'
import { sharedBrowser } from '#tests/support/shared-site.ts'

const { adminAddresses: copy } = deskCopyFor('he')
const cdn = '104.16.1.1'
const israeli = (visitor: number) => `132.66.11.${visitor}`
const american = '8.8.8.8'

/** The blocks of the README, of the proxy and of the CDN. */
const [documented = '', documentedCdn = ''] = readFileSync('README.md', 'utf8')
  .split('```nginx\n')
  .slice(1)
  .map((rest) => rest.split('```')[0] ?? '')

let app: RunningApp
let nginx: Nginx
let database: Client

/** A visitor's address as nginx takes it from the tests. */
const simulated = 'set_real_ip_from 127.0.0.0/8; real_ip_header X-Visitor;'

/** A hop in front of another server, which sees the request come from `address`. */
function hop(address: string, port: number): string {
  return `${simulated} location / {
    proxy_pass http://127.0.0.1:${port};
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Visitor ${address};
  }`
}

function serverOf(name: string, portOf: (other: string) => number): string {
  const site = new URL(app.address).host
  const ofReadme = (/ {2}location[^]*? {2}\}/.exec(documented)?.[0] ?? '').replace(
    '127.0.0.1:3000',
    site,
  )
  switch (name) {
    case 'plain':
      return `location / { proxy_pass http://${site}; }`
    case 'README':
      return simulated + ofReadme
    case 'appending':
      return simulated + ofReadme.replace('$remote_addr', '$proxy_add_x_forwarded_for')
    case 'CDN':
      return hop(cdn, portOf('appending'))
    case 'private hop':
      return hop('10.0.0.5', portOf('appending'))
    case 'README, CDN':
      // The connection of the CDN is one of this machine.
      return `set_real_ip_from 127.0.0.1; ${documentedCdn} ${ofReadme}`
    default:
      return `${simulated} location / {
        proxy_pass http://127.0.0.1:${portOf('README, CDN')};
        proxy_set_header X-Forwarded-For "$proxy_add_x_forwarded_for, ${cdn}";
      }`
  }
}

const names = ['plain', 'README', 'appending', 'CDN', 'private hop', 'README, CDN', 'CDN, README']

beforeAll(async () => {
  app = await startApp({ env: { LOG_LEVEL: 'warn' } })
  database = await connectToAppDatabase(app.dataDir)
  await database.query(`delete from settings where key = 'address_check'`)
  await database.query(`select pg_notify('settings', '')`)
  nginx = await startNginx(names, serverOf)
})

afterAll(async () => {
  await database.end()
  await nginx.stop()
  await app.stop()
})

/** The status of a page for this visitor. */
async function visit(way: string, visitor: string, more: Record<string, string> = {}) {
  const headers = { 'X-Visitor': visitor, ...more }
  return (await rawRequest(nginx.addresses[way] ?? '', '/he/about', { headers })).status
}

/** The status of a lead from this visitor. */
async function sendLead(way: string, visitor: string): Promise<number> {
  const { status } = await rawRequest(nginx.addresses[way] ?? '', leadEndpoint, {
    method: 'POST',
    headers: { 'X-Visitor': visitor, 'Content-Type': 'application/json' },
    body: JSON.stringify(leadPayload({ message: `מ־${visitor} דרך ${way}, שלום רב` })),
  })
  return status
}

async function seenAddress(way: string, visitor: string, more: Record<string, string> = {}) {
  const headers = { 'X-Visitor': visitor, ...more }
  const { body } = await rawRequest(nginx.addresses[way] ?? '', '/api/ip', { headers })
  return (JSON.parse(body) as { ip: string }).ip
}

/** What `npm run doctor` says about proxies. */
async function askDoctor(): Promise<string> {
  const env = appEnv({ DATA_DIR: app.dataDir, PORT: new URL(app.address).port })
  const run = promisify(execFile)(process.execPath, ['scripts/doctor.ts'], { env })
  // It ends with status 1 if something is wrong.
  const stdout = await run.then(
    (ended) => ended.stdout,
    (error: unknown) => String((error as { stdout?: unknown }).stdout), // SAFETY: read as a text.
  )
  return stdout.split('\n').find((line) => line.includes('proxies')) ?? stdout
}

const thirty = Array.from({ length: 30 }, (_, index) => israeli(index + 1))

// Proves 9.4.3, 9.4.5.
test('thirty visitors behind a plain proxy_pass are all served, and the site says that it cannot tell them apart', async () => {
  expect(await Promise.all(thirty.map((visitor) => sendLead('plain', visitor)))).toEqual(
    thirty.map(() => 201),
  )
  expect(await seenAddress('plain', israeli(1))).toBe('127.0.0.1')
  await expect.poll(() => app.output()).toContain('without X-Forwarded-For')
  expect(await askDoctor()).toMatch(/^WRONG .*without X-Forwarded-For/)
})

// Proves 9.4.2.
test.each(['README', 'private hop', 'CDN, README'])(
  'by the way "%s" each visitor has a limit and a country of its own',
  async (way) => {
    expect(await seenAddress(way, israeli(7))).toBe(israeli(7))
    expect(await visit(way, israeli(7))).toBe(200)
    expect(await visit(way, american)).toBe(403)
    expect(await Promise.all(thirty.map((visitor) => sendLead(way, visitor)))).toEqual(
      thirty.map(() => 201),
    )
  },
)

// Proves 9.4.1.
test.each(['README', 'CDN, README'])(
  'by the way "%s" a visitor cannot claim another address',
  async (way) => {
    const claim = { 'X-Forwarded-For': israeli(9), 'CF-Connecting-IP': israeli(9) }
    expect(await seenAddress(way, israeli(8), claim)).toBe(israeli(8))
  },
)

// Proves 2.7.12.
test('behind a CDN that nobody listed, Israeli visitors get in, others do not, and the site says so', async () => {
  for (const visitor of thirty) expect(await visit('CDN', visitor)).toBe(200)
  expect(await visit('CDN', american)).toBe(403)
  await expect.poll(() => app.output()).toContain('only one is listed')
  expect(await askDoctor()).toMatch(/^WRONG .*only one is listed/)
})

// Proves 9.4.6.
test('the owner is told on every page, sees how the site sees her, and confirms once', async () => {
  const browser = await sharedBrowser()
  const open = (way: string, visitor: string) =>
    browser.newContext({
      baseURL: nginx.addresses[way] ?? '',
      extraHTTPHeaders: { 'X-Visitor': visitor },
      viewport: { width: 390, height: 844 },
      locale: 'he-IL',
    })
  const context = await open('CDN', israeli(1))
  const page = await context.newPage()
  await signUp(page, 'he', app.setUpCode ?? '')
  await page.getByRole('link', { name: copy.alerts.unlisted }).click()
  await page.getByText(cdn, { exact: true }).waitFor()
  await page.getByRole('heading', { name: copy.findings.unlisted.title }).waitFor()
  const cookies = await context.cookies()

  // The operator corrects nginx.
  for (const visitor of [...thirty, ...thirty]) await visit('README', visitor)
  const right = await open('README', israeli(1))
  await right.addCookies(cookies)
  const desk = await right.newPage()
  await desk.goto(adminUrl('he', 'dashboard'))
  await desk.getByRole('link', { name: copy.alerts.question }).click()
  await desk.getByText(israeli(1), { exact: true }).waitFor()
  await desk.getByRole('button', { name: copy.you.yes }).click()
  await desk.getByText(copy.you.confirmed.split('{')[0] ?? '').waitFor()
  for (const path of ['dashboard', 'dashboard/settings'] as const) {
    await desk.goto(adminUrl('he', path))
    await desk.getByRole('heading', { level: 1 }).waitFor()
    expect(await desk.getByRole('link', { name: copy.alerts.question }).count()).toBe(0)
  }
  expect(await askDoctor()).toMatch(/^good /)

  // Only who comes another way is asked again.
  await page.goto(adminUrl('he', 'dashboard'))
  await page.getByRole('link', { name: copy.alerts.unlisted }).waitFor()
  await Promise.all([context.close(), right.close()])
})
