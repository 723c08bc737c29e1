import { randomUUID, randomUUIDv7 } from 'node:crypto'
import type { Client } from 'pg'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { todaySections, type TodaySection } from '#domain/promises/today.ts'
import { adminUrl, pageUrl } from '#i18n/links.ts'
import { leadPayload, postLead } from './lead-payload.ts'
import { rawRequest } from './raw-request.ts'

const sameOrigin = { 'sec-fetch-site': 'same-origin' }

type Site = { address: string; database: Client }
type Sent = { phone?: string; email?: string; message?: string; elapsed_ms?: number }

let senders = 0

/** What a visitor sends. `phone`: in national form; by default one that nobody else has. */
export async function send({ address }: Site, name: string, change: Sent = {}): Promise<void> {
  senders += 1
  const phone = change.phone ?? `05211${String(senders).padStart(5, '0')}`
  const payload = leadPayload({
    message: `שלום, זו פנייה ${senders} מהאתר.`,
    ...change,
    name,
    phone: `+972${phone.slice(1)}`,
    phone_raw: phone,
  })
  const { status } = await postLead(address, payload)
  expect([name, status]).toEqual([name, 201])
}

/** Asks for a quote in the package builder, which the site sends. Returns its token. */
export async function askForQuote({ address, database }: Site, name: string): Promise<string> {
  senders += 1
  const fields = {
    name,
    email: `quote${senders}@visitor.example`,
    phone: `05222${String(senders).padStart(5, '0')}`,
    country_code: 'IL',
    basket: 's=landing-page,branding',
  }
  const { status } = await rawRequest(address, pageUrl('he', 'package-builder'), {
    method: 'POST',
    headers: { ...sameOrigin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })
  expect([name, status]).toEqual([name, 303])
  const { rows } = await database.query<{ token: string }>(
    'select token from quotes join leads on leads.id = lead_id where name = $1',
    [name],
  )
  return rows[0]?.token ?? ''
}

type Outcome = { next: 'call-back'; day: string } | { next: 'wait' }

/** A caller whom the owner enters, with what was agreed. */
export async function enterCaller(page: Page, name: string, outcome: Outcome): Promise<void> {
  senders += 1
  const url = adminUrl('he', `dashboard/leads/${randomUUIDv7()}/changes`)
  const form = {
    intent: 'new-lead',
    name,
    phone: `05233${String(senders).padStart(5, '0')}`,
    email: '',
    service_type: 'landing-page',
    notes: 'התקשר לשאול על דף נחיתה',
    ...outcome,
  }
  const answer = await page.request.post(url, { headers: sameOrigin, form })
  expect([name, answer.status()]).toEqual([name, 200])
}

/** What a button of the reply kit sends, for the open leads of people. */
export async function touchAll({ database }: Site, page: Page, names: string[]): Promise<void> {
  const { rows } = await database.query<{ id: string }>(
    `select id from leads where name = any ($1) and next_at is not null
      order by array_position($1, name), id`,
    [names],
  )
  for (const { id } of rows) {
    const answer = await page.request.post(adminUrl('he', 'dashboard/today'), {
      headers: sameOrigin,
      form: { intent: 'touch', channel: 'whatsapp', lead: id, key: randomUUID() },
    })
    expect(answer.status()).toBe(200)
  }
}

/** Who is in each part of Today, in its order; parts without anybody are left out. */
export async function readToday(page: Page): Promise<Partial<Record<TodaySection, string[]>>> {
  const { title, sections } = deskCopyFor('he').adminToday
  await page.goto(adminUrl('he', 'dashboard/today'))
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  const found = await Promise.all(
    todaySections.map(async (section) => {
      const rows = page
        .getByRole('region', { name: sections[section] })
        .locator('li > div:first-child a')
      return [section, await rows.allInnerTexts()] as const
    }),
  )
  return Object.fromEntries(found.filter(([, names]) => names.length > 0))
}

/** Presses, and counts how often. */
export function createFinger() {
  let presses = 0
  return {
    press: async (target: Locator) => {
      presses += 1
      await target.click()
    },
    /** The number of presses since it was last asked. */
    count: () => {
      const count = presses
      presses = 0
      return count
    },
  }
}
