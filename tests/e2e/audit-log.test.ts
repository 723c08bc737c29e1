import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import {
  fillAddress,
  findAdminAddresses,
  sameOriginForm,
  secretName,
  signUp,
  startAdminArea,
  type AdminArea,
} from '#tests/support/admin-area.ts'

let area: AdminArea
let owner = ''
let other = ''

const settings = '/he/emodesuper/dashboard/settings'

beforeAll(async () => {
  area = await startAdminArea()
  owner = await signUp(area)
  const invite = await area.send(settings, {
    method: 'POST',
    cookie: owner,
    headers: sameOriginForm,
    body: 'intent=invite',
  })
  const [code = ''] = /\b(?:[A-Z]{4}-){3}[A-Z]{4}\b/.exec(invite.body) ?? []
  const account = {
    name: 'Second',
    email: 'second@studio.example',
    password: 'a cat on the red roof',
  }
  other = await area.logIn({ mode: 'sign-up', ...account, code })
})

afterAll(() => area.stop())

/**
 * The audit action of each page, null for a page without personal data. A new page needs a row
 * here.
 */
const readsOf: Record<string, string | null> = {
  dashboard: 'leads-listed',
  // What a search finds; the address alone finds no lead.
  'dashboard/find': null,
  // Numbers, and nobody's details.
  'dashboard/month': null,
  'dashboard/leads/new': null,
  // Without a known number.
  'dashboard/leads/known': null,
  'dashboard/leads/:leadId/notice': 'lead-viewed',
  'dashboard/leads/download': null,
  // A POST, which records its own action.
  'dashboard/leads/download/file': null,
  // A file is shown to whoever uploaded it, and its import is recorded.
  'dashboard/leads/import': null,
  'dashboard/leads/import/pieces': null,
  'dashboard/leads/import/:importId': null,
  'dashboard/leads/:leadId': 'lead-viewed',
  'dashboard/leads/:leadId/changes': null,
  'dashboard/leads/:leadId/correct': 'lead-viewed',
  'dashboard/leads/:leadId/keep': 'lead-viewed',
  'dashboard/quotes': 'quotes-listed',
  'dashboard/quotes/:quoteId': 'quote-opened',
  'dashboard/quotes/:quoteId/file': 'quote-opened',
  'dashboard/emails': 'mails-listed',
  'dashboard/emails/:emailId': 'mail-viewed',
  'dashboard/emails/:emailId/file': 'mail-viewed',
  'dashboard/emails/:emailId/body': 'mail-viewed',
  'dashboard/mails/*': null,
  'dashboard/today': 'leads-listed',
  // Cards and codes are public.
  'dashboard/cards': null,
  'dashboard/cards/pictures': null,
  'dashboard/cards/:cardId': null,
  'dashboard/cards/:cardId/sheet': null,
  'dashboard/codes': null,
  'dashboard/codes/:linkId': null,
  'dashboard/codes/:linkId/picture': null,
  'dashboard/prices': null,
  // The admins themselves.
  'dashboard/settings': null,
  'dashboard/settings/recovery': null,
  'dashboard/settings/two-step': null,
  'dashboard/settings/mail': null,
  'dashboard/settings/studio': null,
  'dashboard/settings/studio/:section': null,
  'dashboard/settings/notices': null,
  'dashboard/settings/replies': null,
  'dashboard/settings/replies/:situation': null,
  'dashboard/settings/testimonials': null,
  'dashboard/settings/testimonials/:testimonialId': null,
  'dashboard/settings/gate': null,
  'dashboard/settings/addresses': null,
  'dashboard/settings/privacy': 'privacy-requests-listed',
  'dashboard/settings/privacy/:requestId': 'privacy-request-viewed',
  // Downloads are POST requests, which record their own action.
  'dashboard/settings/privacy/:requestId/export': null,
  'dashboard/settings/backups': null,
  'dashboard/settings/backups/file': null,
  // What a restore changes is shown to the owner alone, in the minutes before it.
  'dashboard/settings/backups/restore': null,
  'dashboard/settings/health': null,
  'dashboard/settings/audit': 'audit-log-viewed',
  'dashboard/settings/samples': null,
}

async function actions(): Promise<string[]> {
  const { rows } = await area.database.query<{ action: string }>(
    'select action from audit_events order by at, id',
  )
  return rows.map(({ action }) => action)
}

const pages = (await findAdminAddresses())
  .map((address) => address.replace(':lang/emodesuper/', ''))
  .filter((address) => address.startsWith('dashboard'))

// Proves 7.9.1.
test.each(pages)('%s records who reads it', async (page) => {
  expect(Object.keys(readsOf)).toContain(page)
  const since = (await actions()).length
  const path = fillAddress(`:lang/emodesuper/${page}`, area)
  // Each request has another address, so that no read counts as a repeated one.
  const { status } = await area.send(path, { cookie: owner })
  const recorded = (await actions()).slice(since)
  // The email's file may not be written yet.
  const expected = status === 404 ? null : readsOf[page]
  expect(recorded).toEqual(expected ? [expected] : [])
  expect([200, 301, 302, ...(/(?:file|pictures|pieces)$/.test(page) ? [400, 404] : [])]).toContain(
    status,
  )
})

// Proves 7.9.1.
test('if a read cannot be recorded, nothing is shown', async () => {
  await area.database.query(
    `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$;
     create trigger refuse before insert on audit_events for each row
       when (new.action = 'lead-viewed') execute function refuse()`,
  )
  const path = fillAddress(':lang/emodesuper/dashboard/leads/:leadId', area)
  const { status, body } = await area.send(path, { cookie: owner })
  await area.database.query('drop function refuse cascade')
  expect(status).toBeGreaterThanOrEqual(500)
  expect(body).not.toContain(secretName)
})

// Proves 7.9.3.
test('only the owner can read the log, and nobody else can remove the owner', async () => {
  const { adminAudit } = deskCopyFor('he')
  const shown = await area.send(`${settings}/audit`, { cookie: owner })
  expect([shown.status, shown.body.includes(adminAudit.actions['lead-viewed'])]).toEqual([
    200,
    true,
  ])
  for (const suffix of ['', '.data']) {
    const refused = await area.send(`${settings}/audit${suffix}`, { cookie: other })
    expect(refused.status).toBe(403)
    expect(refused.body).not.toContain(adminAudit.actions['lead-viewed'])
  }
  expect((await area.send(settings, { cookie: owner })).body).toContain(adminAudit.open)
  expect((await area.send(settings, { cookie: other })).body).not.toContain(adminAudit.open)
  const { rows } = await area.database.query<{ id: string }>(
    'select id from admins order by created_at limit 1',
  )
  const removal = await area.send(settings, {
    method: 'POST',
    cookie: other,
    headers: sameOriginForm,
    body: `intent=remove-admin&reference=${rows[0]?.id}`,
  })
  expect(removal.status).toBe(409)
})

// Proves 7.1.11.
test('a refused sign-in is counted at once, with a masked address', async () => {
  // Those counted before are of the same hour, of which one address is shown.
  await area.send(`${settings}/audit`, { cookie: owner })
  await area.database.query('delete from refused_attempts')
  const headers = { ...sameOriginForm, 'x-forwarded-for': '203.0.113.77' }
  const form = { mode: 'sign-in', email: 'nobody@studio.example', password: 'a wrong password' }
  const body = new URLSearchParams(form).toString()
  const refused = await fetch(`${area.app.address}/he/emodesuper?index`, {
    method: 'POST',
    headers,
    body,
  })
  expect(refused.status).toBe(401)
  const { body: page } = await area.send(`${settings}/audit`, { cookie: owner })
  expect(page).toContain('203.0.113.x')
  expect(page).not.toContain('203.0.113.77')
})

// Proves 7.1.11.
test('a request for a screen without a session or permission is counted', async () => {
  const count = async () => {
    await area.send(`${settings}/audit`, { cookie: owner })
    const { rows } = await area.database.query<{ why: string; count: number }>(
      `select why, sum(count)::int as count from refused_attempts
        where kind = 'screen' group by why`,
    )
    return Object.fromEntries(rows.map((row) => [row.why, row.count]))
  }
  const { 'signed-out': signedOut = 0, 'not-owner': notOwner = 0 } = await count()
  for (const path of [settings, `${settings}.data`, `${settings}/audit`])
    expect((await area.send(path)).status).not.toBe(200)
  await area.send(`${settings}/audit`, { cookie: other })
  expect(await count()).toMatchObject({ 'signed-out': signedOut + 3, 'not-owner': notOwner + 1 })
})

// Proves 7.9.2.
test('the log is filtered by its query, and shows a message if nothing matches', async () => {
  const { adminAudit } = deskCopyFor('he')
  const filtered = await area.send(`${settings}/audit?kind=sign-in`, { cookie: owner })
  expect(filtered.body).toContain(`>${adminAudit.actions['invitation-made']}<`)
  expect(filtered.body).not.toContain(`>${adminAudit.actions['lead-viewed']}<`)
  const nothing = await area.send(`${settings}/audit?kind=removal&days=1`, { cookie: owner })
  expect(nothing.body).toContain(adminAudit.nothingFound)
})
