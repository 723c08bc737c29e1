import { createContext, redirect, type RouterContextProvider } from 'react-router'
import type { Lang } from '#i18n/languages.ts'
import { adminUrl } from '#i18n/links.ts'
import { serverContext } from '../server-context.ts'
import { readSessionToken } from './session-cookie.ts'
import { getSession, touchSession, type Session } from './session-store.ts'

type Context = Readonly<RouterContextProvider>

/** Has no default on purpose: a page that nobody guarded fails instead of showing. */
const sessionContext = createContext<Session>()

/** The admin whose page this is. Throws where `letInAdmin` did not run. */
export function requireSession(context: Context): Session {
  return context.get(sessionContext)
}

/** The guard of every admin page but the sign-in: the session into the context, or off to sign in and back here afterwards. */
export async function letInAdmin(request: Request, context: Context, lang: Lang): Promise<void> {
  const session = await getCurrentSession(request, context)
  if (!session) throw redirect(`${adminUrl(lang)}${signInQuery(request, context)}`)
  const { database } = context.get(serverContext)
  context.set(sessionContext, await touchSession(database, session, new Date()))
}

export async function getCurrentSession(
  request: Request,
  context: Context,
): Promise<Session | null> {
  const { database, env } = context.get(serverContext)
  const token = readSessionToken(request, env)
  return token === null ? null : getSession(database, token, new Date())
}

const innerPath = /^\/(?:he|en)\/emodesuper\/(dashboard(?:\/[a-z0-9-]+)*)(?:\.data)?$/

function signInQuery(request: Request, context: Context): string {
  const query = new URLSearchParams()
  const [, path] = innerPath.exec(new URL(request.url).pathname) ?? []
  if (path !== undefined && path !== 'dashboard') query.set('next', path)
  if (readSessionToken(request, context.get(serverContext).env) !== null)
    query.set('expired', 'yes')
  return query.size === 0 ? '' : `?${query.toString()}`
}

/** Where to go after signing in. Built from our own table of pages: an address from outside never gets into it. */
export function returnAddress(lang: Lang, next: string | null): string {
  const [, path] = innerPath.exec(`/${lang}/emodesuper/${next ?? ''}`) ?? []
  // SAFETY: the pattern lets only 'dashboard' and what is below it through.
  return adminUrl(lang, (path ?? 'dashboard') as 'dashboard')
}
