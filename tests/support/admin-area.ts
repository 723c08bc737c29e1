import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Client } from 'pg'
import { founderCard } from '#content/cards/founder-card.server.ts'
import { actionsOfKind } from '#server/admins/audit/audit-kinds.ts'
import { owner } from './admin.ts'
import { connectToAppDatabase } from './app-database.ts'
import { rawRequest, type RawResponse } from './raw-request.ts'
import { leadEndpoint } from './lead-payload.ts'
import { sharedSite, type SharedSite } from './shared-site.ts'
import { newSubmission } from './submission.ts'
import { visitorAddress } from './visitor-address.ts'

/** The name of the only lead: a response that contains it reveals data of the admin area. */
export const secretName = 'Access Matrix Visitor'

/** The headers of a form sent by a page of this site. */
export const sameOriginForm = {
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/x-www-form-urlencoded',
}

type SentRequest = {
  method?: string
  cookie?: string
  headers?: Record<string, string>
  body?: string
}

export type AdminArea = {
  app: SharedSite
  database: Client
  leadId: string
  emailId: string
  quoteId: string
  requestId: string
  cardId: string
  linkId: string
  importId: string
  send: (path: string, sent?: SentRequest) => Promise<RawResponse>
  /** Submits the form of the login page and returns the session cookie. Throws if that fails. */
  logIn: (form: Record<string, string>) => Promise<string>
  /** All data that the admin area can change, to compare before and after. */
  snapshot: () => Promise<object[]>
  stop: () => Promise<void>
}

/** A site with a lead, a quote for another lead, and no admin yet. `stop` leaves the site running. */
export async function startAdminArea(app: SharedSite = sharedSite()): Promise<AdminArea> {
  const database = await connectToAppDatabase(app.dataDir)
  const send = createSender(app)
  return {
    app,
    database,
    ...(await sendLead(app, database)),
    quoteId: await requestQuote(app, database),
    requestId: await addPrivacyRequest(database),
    cardId: await addCard(database),
    linkId: await addShortLink(database),
    importId: await addImport(database),
    send,
    logIn: (form) => logIn(send, form),
    snapshot: () => readSnapshot(database),
    stop: () => database.end(),
  }
}

async function addPrivacyRequest(database: Client): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    `insert into privacy_requests (id, kind, name, email, details, language)
      values (gen_random_uuid(), 'access', $1, 'matrix@example.com', '', 'he') returning id`,
    [secretName],
  )
  return rows[0]?.id ?? ''
}

async function addCard(database: Client): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    `insert into cards (id, slug, status, content, starts_on, expires_on)
      values (gen_random_uuid(), 'matrix', 'active', $1, current_date, current_date + 365)
      returning id`,
    [JSON.stringify({ ...founderCard(), email: 'matrix@example.com' })],
  )
  return rows[0]?.id ?? ''
}

export function signUp({ app, logIn }: AdminArea) {
  return logIn({ mode: 'sign-up', ...owner, code: app.setUpCode ?? '' })
}

export function signIn({ logIn }: AdminArea) {
  const { email, password } = owner
  return logIn({ mode: 'sign-in', email, password })
}

/** Every address below /:lang/emodesuper in app/routes.ts, so that new pages are included. */
export async function findAdminAddresses(): Promise<string[]> {
  // SAFETY: React Router expects this default export too.
  const { default: routes } = (await import(path.resolve('app/routes.ts'))) as {
    default: RouteConfigEntry[]
  }
  const admin = routes.find((route) => route.path === ':lang/emodesuper')
  if (!admin) throw new Error('The admin area has no route')
  return [...new Set(addressesOf(admin, ''))].filter((address) => address !== ':lang/emodesuper')
}

export function fillAddress(
  address: string,
  { leadId, emailId, quoteId, requestId, cardId, linkId, importId }: AdminArea,
): string {
  const filled = address
    .replace(':lang', 'he')
    .replace(':section', 'name')
    .replace(':situation', 'answer')
    .replace(':testimonialId', 'new')
    .replace(':leadId', leadId)
    .replace(':importId', importId)
    .replace(':requestId', requestId)
    .replace(':cardId', cardId)
    .replace(':linkId', linkId)
    .replace(':emailId', emailId)
    .replace(':quoteId', quoteId)
  return `/${filled}`
}

async function addImport(database: Client): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    `insert into lead_imports (id, file_name, state) values (gen_random_uuid(), $1, 'undone')
      returning id`,
    [secretName],
  )
  return rows[0]?.id ?? ''
}

async function addShortLink(database: Client): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    `insert into short_links (id, slug, name, destination, status, look)
      values (gen_random_uuid(), 'matrix', $1, 'https://example.com/', 'active', 'dagesh')
      returning id`,
    [secretName],
  )
  return rows[0]?.id ?? ''
}

/** Sends each request from another IP address, so that no rate limit interferes. */
function createSender(app: SharedSite): AdminArea['send'] {
  let callers = 0
  return (where, { method = 'GET', cookie = '', headers = {}, body = '' } = {}) => {
    callers += 1
    const from = visitorAddress(callers)
    return tryAgain(() =>
      rawRequest(app.address, where, {
        method,
        headers: { ...headers, 'x-forwarded-for': from, ...(cookie === '' ? {} : { cookie }) },
        ...(body === '' ? {} : { body }),
      }),
    )
  }
}

const mostAttempts = 3

/** Repeats a request for which a busy machine had no time: answered with 503, or cut off. */
async function tryAgain(request: () => Promise<RawResponse>, attempt = 1): Promise<RawResponse> {
  const response = await request().catch((error: unknown) => {
    if (attempt === mostAttempts) throw error
    return null
  })
  if (response && (response.status !== 503 || attempt === mostAttempts)) return response
  await sleep(Number(response?.headers['retry-after'] ?? 1) * 1_000)
  return tryAgain(request, attempt + 1)
}

async function logIn(send: AdminArea['send'], form: Record<string, string>): Promise<string> {
  const response = await send('/he/emodesuper?index', {
    method: 'POST',
    headers: sameOriginForm,
    body: new URLSearchParams(form).toString(),
  })
  const [session = ''] = response.headers['set-cookie'] ?? []
  // A sign-up responds with the recovery codes, signing in with a redirect.
  if (response.status !== (form.mode === 'sign-up' ? 200 : 303) || !session.startsWith('sid='))
    throw new Error(`The login failed: ${response.status}`)
  return session.split(';')[0] ?? ''
}

async function sendLead(
  app: SharedSite,
  database: Client,
): Promise<{ leadId: string; emailId: string }> {
  const body = JSON.stringify({ ...JSON.parse(newSubmission().body), name: secretName })
  await rawRequest(app.address, leadEndpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const { rows } = await database.query<{ leadId: string; emailId: string }>(
    'select leads.id as "leadId", emails.id as "emailId" from leads join emails on emails.lead_id = leads.id where leads.name = $1',
    [secretName],
  )
  const [sent] = rows
  if (!sent) throw new Error('The lead or its email was not stored')
  return sent
}

async function requestQuote(app: SharedSite, database: Client): Promise<string> {
  const fields = {
    name: secretName,
    email: 'quote@example.com',
    phone: '0502345678',
    country_code: 'IL',
    basket: 's=landing-page,branding',
  }
  const body = new URLSearchParams(fields).toString()
  await rawRequest(app.address, '/he/package-builder', {
    method: 'POST',
    headers: sameOriginForm,
    body,
  })
  const { rows } = await database.query<{ id: string }>('select id from quotes')
  const [quote] = rows
  if (!quote) throw new Error('The quote was not stored')
  return quote.id
}

/** The stored data that changes affect. Audit events about reads do not count. */
async function readSnapshot(database: Client): Promise<object[]> {
  const { rows } = await database.query<object>(
    `select (select json_agg(leads order by id) from leads) as leads, (select json_agg(lead_events order by id) from lead_events) as events,
      (select json_agg(quotes order by id) from quotes) as quotes, (select count(*) from quote_versions) as versions,
      (select json_agg(admins order by id) from admins) as admins, (select count(*) from audit_events where action <> all ($1)) as audit,
      (select json_agg(token_hash order by token_hash) from admin_sessions) as sessions`,
    [actionsOfKind('read')],
  )
  return rows
}

function addressesOf({ path: own, children }: RouteConfigEntry, parent: string): string[] {
  const address = [parent, own].filter(Boolean).join('/')
  return children ? children.flatMap((child) => addressesOf(child, address)) : [address]
}
