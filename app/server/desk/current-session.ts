import { createContext, redirect, type RouterContextProvider } from 'react-router'
import type { Lang } from '#i18n/languages.ts'
import { adminUrl } from '#i18n/links.ts'
import { isLeadId } from '#domain/leads/lead-id.ts'
import { visitorContext } from '../request/visitor.ts'
import { serverContext } from '../server-context.ts'
import { readSessionToken } from '../admins/sessions/session-cookie.ts'
import { getSession, touchSession, type Session } from '../admins/sessions/session-store.ts'

type Context = Readonly<RouterContextProvider>

/** Has no default, so that a page outside the middleware throws instead of rendering. */
const sessionContext = createContext<Session>()

/** The session of the signed-in admin. Throws if `requireAdmin` did not run before. */
export function requireSession(context: Context): Session {
  return context.get(sessionContext)
}

/**
 * Middleware of every admin page except sign-in: stores the session in the context and renews its
 * idle time. Without a session it counts the request as refused and redirects to sign-in, which
 * returns to this page.
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

/** The session of the cookie, without renewing it; null if it is missing or expired. */
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
  const next = path === 'dashboard' ? (linkedLeadPath(searchParams) ?? path) : path
  if (next) query.set('next', next)
  if (readSessionToken(request, context.get(serverContext).env) !== null)
    query.set('expired', 'yes')
  return query.size === 0 ? '' : `?${query.toString()}`
}

/** The page of the lead that a notice links to (`dashboard?lead=…`); null without a valid id. */
export function linkedLeadPath(query: URLSearchParams): `dashboard/leads/${string}` | null {
  const id = query.get('lead')
  return isLeadId(id) ? `dashboard/leads/${id}` : null
}

/**
 * The address after signing in: always a page of the dashboard, never another site. Today, where
 * nothing else was asked for.
 */
export function returnAddress(lang: Lang, next: string | null): string {
  const [, path] = dashboardPath.exec(`/${lang}/emodesuper/${next ?? ''}`) ?? []
  // SAFETY: the pattern matches only 'dashboard' and addresses below it.
  return adminUrl(lang, (path ?? 'dashboard/today') as 'dashboard/today')
}
