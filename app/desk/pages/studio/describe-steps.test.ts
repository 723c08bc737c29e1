import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { company } from '#catalog/company.ts'
import { defaultGateSettings } from '#domain/gate/gate-settings.ts'
import { studioSections, type StudioSection } from '#domain/studio/studio-sections.ts'
import { valuesOf } from '#domain/studio/studio-values.ts'
import type { BackupState } from '#server/backup/backups.ts'
import { admins, authenticators } from '#server/db/admin-schema.ts'
import { parseEnv } from '#server/env.ts'
import { liveEnv } from '#server/settings/live-env.ts'
import { storedMailServer } from '#server/settings/mail-server.ts'
import type { SettingsCache } from '#server/settings/settings-cache.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { describeSteps, nextRow, type Step } from './describe-steps.server.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'steps-'))
let database: TestDatabase
const newAdmin = randomUUID()
const adminWithApp = randomUUID()

beforeAll(async () => {
  database = await createTestDatabase()
  for (const id of [newAdmin, adminWithApp])
    await database.orm
      .insert(admins)
      .values({ id, email: `${id}@rimon.co.il`, name: 'דנה', passwordHash: '' })
  await database.orm
    .insert(authenticators)
    .values({ adminId: adminWithApp, secret: 'A', lastStep: 1, createdAt: new Date() })
})

afterAll(async () => {
  await database.stop()
  rmSync(DATA_DIR, { recursive: true })
})

const own: Record<string, string> = {
  'name.he': 'רימון',
  'name.en': 'Rimon',
  'name.ru': 'Римон',
  foundingYear: '2019',
  'founder.name.he': 'דנה לוי',
  'founder.name.en': 'Dana Levi',
  'founder.name.ru': 'Дана Леви',
  'founder.jobTitle.he': 'מעצבת',
  'founder.jobTitle.en': 'Designer',
  'founder.jobTitle.ru': 'Дизайнер',
  'founder.cardSlug': 'dana-levi',
  phone: '+972547713345',
  whatsapp: '+972547713345',
  email: 'dana@rimon.co.il',
  'profiles.linkedin': '',
  'profiles.behance': '',
  'claims.years.asOf': '2026-01-01',
  'claims.projects.asOf': '2026-01-01',
  'claims.industries.asOf': '2026-01-01',
  'claims.attention.asOf': '2026-01-01',
  'legal.name.he': 'רימון בע״מ',
  'legal.name.en': 'Rimon Ltd',
  'legal.name.ru': 'Римон',
  'legal.registration': '514321987',
  'legal.address.he': 'הרצל 1, חיפה',
  'legal.address.en': '1 Herzl St, Haifa',
  'legal.address.ru': 'Герцля 1, Хайфа',
  'businessHours.days': '0,1,2,3,4',
  'businessHours.opens': '10:30',
  'businessHours.closes': '18:00',
  url: 'https://rimon.co.il',
  analyticsId: '',
}

type State = {
  studio?: Record<string, string>
  settings?: Record<string, unknown>
  env?: Record<string, string>
  backup?: Partial<BackupState>
  adminId?: string
  isOpen?: boolean
}

const backup = {
  name: 'backup',
  path: '',
  kind: 'manual',
  madeAt: new Date(),
  size: 1,
  isEncrypted: false,
} as const

function stepsOf({ studio = {}, settings = {}, env = {}, backup, adminId, isOpen }: State) {
  const stored: Record<string, unknown> = { studio, ...settings }
  // SAFETY: only these two are read.
  const cache = {
    get: (key: string) => stored[key] ?? null,
    row: () => null,
  } as unknown as SettingsCache
  return describeSteps(
    {
      env: liveEnv(parseEnv({ DATA_DIR, ...env }), () => cache),
      settings: cache,
      database,
      // SAFETY: only the settings of the gate and the state of the backups are read.
      gate: { settings: () => defaultGateSettings(false) } as never,
      backups: { state: async () => ({ backups: [], problem: null, ...backup }) } as never,
    },
    {
      lang: 'en',
      adminId: adminId ?? newAdmin,
      addresses: { state: 'Look at the addresses', isOpen: isOpen ?? false },
    },
  )
}

/** What a screen says: 'done', 'sample' where samples may stay, or what is still to do. */
function saidOf(steps: readonly Step[], screen: string): string | undefined {
  const row = steps.flatMap(({ rows }) => rows).find(isOf(screen))
  const said = row && (row.fault ?? (row.isOptional === true ? 'sample' : 'done'))
  return said?.replaceAll('\u00a0', ' ')
}

function isOf(screen: string) {
  return ({ to }: { to: string }) =>
    [`dashboard/settings/${screen}`, `dashboard/${screen}`].includes(to)
}

function ownOf(section: StudioSection): Record<string, string> {
  const fields: readonly string[] = studioSections[section]
  return Object.fromEntries(Object.entries(own).filter(([field]) => fields.includes(field)))
}

function without(section: StudioSection, field: string): Record<string, string> {
  const { [field]: _, ...others } = ownOf(section)
  return others
}

const samples = (count: number) =>
  count === 1 ? 'One field is still a sample' : `${count} fields are still samples`

// Proves 7.16.1, 1.6.7.
test.each([
  ['name', 4],
  ['founder', 7],
  ['contact', 5],
  ['claims', 4],
  ['legal', 7],
  ['hours', 3],
  ['address', 2],
] as const)(
  'the screen %s counts its %i samples, and is done only without the last one',
  async (section, count) => {
    const screen = `studio/${section}`
    expect(saidOf(await stepsOf({}), screen)).toBe(samples(count))
    const [first = '', ...others] = Object.keys(ownOf(section))
    const { [first]: value = '' } = own
    expect(saidOf(await stepsOf({ studio: { [first]: value } }), screen)).toBe(samples(count - 1))
    expect(saidOf(await stepsOf({ studio: without(section, first) }), screen)).toBe(samples(1))
    expect(others).toHaveLength(count - 1)
    expect(saidOf(await stepsOf({ studio: ownOf(section) }), screen)).toBe('done')
  },
)

const defaults = valuesOf(company)
const server = { mail_server: storedMailServer({ DATA_DIR }, smtp()) }
const trip = { token: '', sentAt: '2026-11-01T10:00:00Z', to: 'dana@rimon.co.il' }
const returned = { ...trip, from: 'dana@rimon.co.il', openedAt: '2026-11-01T10:05:00Z' }
const noTrip = 'The test email has not come back yet'

function smtp() {
  return { host: 'mail.rimon.co.il', port: 587, user: 'dana', password: 'p@ss' }
}

const rows: readonly [string, string, State, string][] = [
  ['a saved name that is the default one', 'studio/name', { studio: defaults }, samples(3)],
  ['a logo that nobody uploaded', 'studio/pictures', {}, 'done'],
  [
    'a figure without its day',
    'studio/claims',
    { studio: { 'claims.years.value': '5' } },
    samples(4),
  ],
  ['hours saved as they were', 'studio/hours', { studio: ownOf('hours') }, 'done'],
  [
    'hours saved in part',
    'studio/hours',
    { studio: without('hours', 'businessHours.opens') },
    samples(1),
  ],
  ['periods that nobody changed', 'studio/keep', {}, 'done'],
  ['testimonials of nobody real', 'testimonials', {}, 'sample'],
  ['no own email, for sender and notices', 'studio/mail', {}, samples(2)],
  [
    'a sender without an address for notices',
    'studio/mail',
    { studio: { 'mail.sender': 'a@b.co' } },
    samples(1),
  ],
  [
    'an address for notices without a sender',
    'studio/mail',
    { studio: { 'mail.notices': 'a@b.co' } },
    samples(1),
  ],
  [
    'a sender and an address for notices',
    'studio/mail',
    { studio: { 'mail.sender': 'a@b.co', 'mail.notices': 'a@b.co' } },
    'done',
  ],
  [
    'an own email, which stands for both',
    'studio/mail',
    { studio: { email: 'dana@rimon.co.il' } },
    'done',
  ],
  ['a sender set by the environment', 'studio/mail', { env: { MAIL_FROM: 'a@b.co' } }, samples(1)],
  [
    'both set by the environment',
    'studio/mail',
    { env: { MAIL_FROM: 'a@b.co', OWNER_EMAIL: 'a@b.co' } },
    'done',
  ],
  ['no mail server', 'mail', {}, 'Not connected yet: no email is sent'],
  ['a mail server without a test email', 'mail', { settings: server }, noTrip],
  [
    'a test email that did not come back',
    'mail',
    { studio: own, settings: { ...server, round_trip: { ...returned, openedAt: null } } },
    noTrip,
  ],
  [
    'a test email that came back',
    'mail',
    { studio: own, settings: { ...server, round_trip: returned } },
    'done',
  ],
  [
    'a test email of another sender',
    'mail',
    {
      studio: { ...own, 'mail.sender': 'new@rimon.co.il' },
      settings: { ...server, round_trip: returned },
    },
    noTrip,
  ],
  [
    'a mail server whose key is lost',
    'mail',
    { settings: { mail_server: { ...server.mail_server, sealed: 'x' } } },
    'Please type its password again: until then no email is sent',
  ],
  [
    'a mail server that was taken out',
    'mail',
    { settings: { mail_server: { ...server.mail_server, host: '' } } },
    'Not connected yet: no email is sent',
  ],
  [
    'a mail server of the environment',
    'mail',
    { env: { SMTP_URL: 'smtp://mail.host.example' } },
    noTrip,
  ],
  ['no public address', 'studio/address', { env: { ANALYTICS_ID: 'none' } }, samples(1)],
  [
    'a public address of the environment',
    'studio/address',
    { env: { PUBLIC_URL: 'https://a.co' } },
    samples(1),
  ],
  [
    'an address and a tag of the environment',
    'studio/address',
    { env: { PUBLIC_URL: 'https://a.co', ANALYTICS_ID: 'none' } },
    'done',
  ],
  ['addresses of visitors not looked at', 'addresses', { isOpen: true }, 'Look at the addresses'],
  ['addresses of visitors confirmed', 'addresses', {}, 'done'],
  ['countries that nobody confirmed', 'gate', {}, 'You have not confirmed yet who sees the site'],
  [
    'countries saved as they were',
    'gate',
    { settings: { geo_gate: defaultGateSettings(false) } },
    'done',
  ],
  ['prices with one source for all', 'prices', { settings: { price_source: 'catalogue' } }, 'done'],
  ['terms that nobody changed', 'studio/terms', {}, 'done'],
  ['services that are all offered', 'studio/offers', {}, 'done'],
  ['no second step', 'two-step', {}, 'Off. The password alone is enough to log in.'],
  [
    'the second step of another admin',
    'two-step',
    { adminId: newAdmin },
    'Off. The password alone is enough to log in.',
  ],
  ['a second step', 'two-step', { adminId: adminWithApp }, 'done'],
  ['no backup', 'backups', {}, 'There is no backup yet'],
  ['a backup', 'backups', { backup: { backups: [backup] } }, 'done'],
  [
    'a backup, and a failed one after it',
    'backups',
    { backup: { backups: [backup], problem: 'late' } },
    'There has been no backup for two days.',
  ],
]

// Proves 7.16.1.
test.each(rows)('%s: %s', async (_, screen, state, said) => {
  expect(saidOf(await stepsOf(state), screen)).toBe(said)
})

// Proves 7.16.1.
test('prices are counted until each one is decided', async () => {
  expect(saidOf(await stepsOf({}), 'prices')).toMatch(/^\d+ prices are not decided yet$/)
})

// Proves 7.16.1.
test('a screen that the environment sets shows what it sets', async () => {
  const env = {
    PUBLIC_URL: 'https://a.co',
    SMTP_URL: 'smtp://mail.host.example',
    MAIL_FROM: 'a@b.co',
  }
  const shown = (await stepsOf({ env, settings: server })).flatMap((step) => step.rows)
  const valueOf = (screen: string) => shown.find(isOf(screen))?.value
  expect(valueOf('studio/address')).toBe('https://a.co')
  expect(valueOf('studio/mail')).toBe('a@b.co')
  expect(valueOf('mail')).toContain('mail.host.example')
})

const complete: State = {
  studio: own,
  settings: {
    ...server,
    round_trip: returned,
    geo_gate: defaultGateSettings(false),
    price_source: 'catalogue',
  },
  backup: { backups: [backup] },
  adminId: adminWithApp,
}

// Proves 7.16.1, 7.16.2.
test('all six steps are done without a sample, and no screen is next', async () => {
  const steps = await stepsOf(complete)
  expect(steps.map(({ id, isDone }) => [id, isDone])).toEqual([
    ['studio', true],
    ['hours', true],
    ['address', true],
    ['mail', true],
    ['prices', true],
    ['access', true],
  ])
  expect(nextRow(steps)).toBeNull()
})

// Proves 7.16.1.
test('a step with one open screen is open, and the others stay done', async () => {
  const steps = await stepsOf({ ...complete, backup: { backups: [] } })
  expect(steps.filter(({ isDone }) => !isDone).map(({ id }) => id)).toEqual(['access'])
})

// Proves 7.16.2.
test('the next screen is the next open one after this, and from the beginning after the last', async () => {
  const steps = await stepsOf({ ...complete, studio: {}, backup: { backups: [] } })
  const after = (screen?: Parameters<typeof nextRow>[1]) => nextRow(steps, screen)?.to
  expect(after()).toBe('dashboard/settings/studio/name')
  expect(after('dashboard/settings/studio/name')).toBe('dashboard/settings/studio/founder')
  expect(after('dashboard/settings/two-step')).toBe('dashboard/settings/backups')
  expect(after('dashboard/settings/backups')).toBe('dashboard/settings/studio/name')
})
