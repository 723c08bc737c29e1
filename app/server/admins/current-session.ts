import { createContext, redirect, type RouterContextProvider } from 'react-router'
import type { Lang } from '#i18n/languages.ts'
import { adminUrl } from '#i18n/links.ts'
import { isLeadId } from '#domain/leads/lead-id.ts'
import { serverContext, visitorContext } from '../server-context.ts'
import { readSessionToken } from './session-cookie.ts'
import { getSession, touchSession, type Session } from './session-store.ts'

type Context = Readonly<RouterContextProvider>

/**
 * No default on purpose: a page outside the middleware that sets it throws instead of rendering.
 */
const sessionContext = createContext<Session>()

/** The session of the signed-in admin. Throws where `requireAdmin` did not run. */
export function requireSession(context: Context): Session {
  return context.get(sessionContext)
}

/**
 * Middleware of every admin page except sign-in: stores the session in the context and renews its
 * idle time, or counts the request as refused and redirects to sign-in, which leads back here.
 */
export async function requireAdmin(request: Request, context: Context, lang: Lang): Promise<void> {
  const session = await getCurrentSession(request, context)
  const { database, refusalCounter } = context.get(serverContext)
  if (!session) {
    const { ipAddress } = context.get(visitorContext)
    refusalCounter.count({ kind: 'screen', why: 'signed-out', ipAddress })
    throw redirect(`${adminUrl(lang)}${signInQuery(request, context)}`)
  }
  context.set(sessionContext, await touchSession(database, session, new Date()))
}

/** The session named by the cookie, without renewing it. Null where it is missing or expired. */
export async function getCurrentSession(
  request: Request,
  context: Context,
): Promise<Session | null> {
  const { database, env } = context.get(serverContext)
  const token = readSessionToken(request, env)
  return token === null ? null : getSession(database, token, new Date())
}

const dashboardPath = /^\/(?:he|en)\/emodesuper\/(dashboard(?:\/[a-z0-9-]+)*)(?:\.data)?$/

function signInQuery(request: Request, context: Context): string {
  const query = new URLSearchParams()
  const { pathname, searchParams } = new URL(request.url)
  const [, path] = dashboardPath.exec(pathname) ?? []
  const next = path === 'dashboard' ? linkedLeadPath(searchParams) : path
  if (next) query.set('next', next)
  if (readSessionToken(request, context.get(serverContext).env) !== null)
    query.set('expired', 'yes')
  return query.size === 0 ? '' : `?${query.toString()}`
}

/** The page of the lead that a notice links to (`dashboard?lead=…`). Null without a valid id. */
export function linkedLeadPath(query: URLSearchParams): `dashboard/leads/${string}` | null {
  const id = query.get('lead')
  return isLeadId(id) ? `dashboard/leads/${id}` : null
}

/** Where to go after signing in: a page of the dashboard, never an address from outside. */
export function returnAddress(lang: Lang, next: string | null): string {
  const [, path] = dashboardPath.exec(`/${lang}/emodesuper/${next ?? ''}`) ?? []
  // SAFETY: the pattern matches only 'dashboard' and addresses below it.
  return adminUrl(lang, (path ?? 'dashboard') as 'dashboard')
}
