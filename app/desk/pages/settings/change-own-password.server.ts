import { data, redirect, type RouterContextProvider } from 'react-router'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { adminUrl } from '#i18n/links.ts'
import { fillPlural } from '#i18n/plural.ts'
import { changePassword } from '#server/admins/passwords/change-password.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { flashCookie } from '#server/desk/flash.ts'
import { deviceOf, signedInCookies } from '#server/admins/sessions/signed-in-cookies.ts'
import { visitorContext } from '#server/request/visitor.ts'
import { serverContext } from '#server/server-context.ts'
import { createToastMaker } from '#desk/parts/action-response.ts'
import { emptyResult } from './settings-result.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type PasswordRequest = {
  request: Request
  lang: DeskLang
  context: Readonly<RouterContextProvider>
}

export async function changeOwnPassword(
  passwords: { current: string; next: string },
  { request, lang, context }: PasswordRequest,
) {
  const { admin } = requireSession(context)
  const server = context.get(serverContext)
  const device = deviceOf(request, server, admin.email)
  const caller = { ...context.get(visitorContext), device, now: new Date() }
  const result = await changePassword(server.database, { admin, ...passwords }, caller)
  if (result.kind === 'invalid')
    return data({ ...emptyResult, problems: result.problems }, { status: 400 })
  if (result.kind === 'limited') {
    const minutes = Math.ceil(result.retryAfterSeconds / 60)
    const text = fillPlural(deskCopyFor(lang).admin.login.limited, minutes, lang)
    return data(
      { ...emptyResult, toast: createToastMaker(lang)('failed', text) },
      { status: 429, headers: { 'Retry-After': String(result.retryAfterSeconds) } },
    )
  }
  const signedIn = { token: result.token, email: admin.email, device }
  const headers = new Headers([
    ...signedInCookies(request, server, signedIn),
    ['Set-Cookie', flashCookie('passwordChanged')],
  ])
  return redirect(adminUrl(lang, 'dashboard/settings'), { status: 303, headers })
}
