import { data, redirect } from 'react-router'
import { passwordLimits } from '#domain/admins/password-rules.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { fillKnown } from '#i18n/fill.ts'
import { adminUrl } from '#i18n/links.ts'
import { fillPlural } from '#i18n/plural.ts'
import type { RateLimited } from '#server/rate-limits/rate-limit.ts'
import { flashCookie } from '#server/desk/flash.ts'
import type { RecoveryResult } from '#server/admins/recovery/recover-password.ts'
import type { Device } from '#server/admins/sessions/known-device.ts'
import { signedInCookies } from '#server/admins/sessions/signed-in-cookies.ts'
import type { ServerContext } from '#server/server-context.ts'
import type { Notice } from './login-frame.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'

/** What a form of the recovery pages shows after it was refused, or after a link was sent. */
export type RecoveryView = {
  intent: 'link' | 'code'
  email: string
  notice: Notice | null
  passwordError: string | null
}

type Typed = Pick<RecoveryView, 'intent' | 'email'>

/** A 429 response that says how many minutes to wait. For actions only. */
export function limitedResponse({ retryAfterSeconds }: RateLimited, typed: Typed, lang: DeskLang) {
  const minutes = Math.ceil(retryAfterSeconds / 60)
  const text = fillPlural(deskCopyFor(lang).admin.login.limited, minutes, lang)
  return data<RecoveryView>(
    { ...typed, notice: { text, isError: true }, passwordError: null },
    { status: 429, headers: { 'Retry-After': String(retryAfterSeconds) } },
  )
}

type RecoveryAttempt = {
  typed: Typed
  device: Device
  ipAddress: string
  request: Request
  server: ServerContext
  lang: DeskLang
}

/** The response to a recovery: signs the admin in, or says what is wrong. For actions only. */
export function recoveryResponse(
  result: RecoveryResult,
  { typed, device, ipAddress, request, server, lang }: RecoveryAttempt,
) {
  if (result.kind === 'limited' || result.kind === 'refused')
    server.refusalCounter.count({ kind: 'recovery', why: result.kind, ipAddress })
  if (result.kind === 'limited') return limitedResponse(result, typed, lang)
  if (result.kind === 'refused') {
    const notice = { text: deskCopyFor(lang).adminRecovery.forgot.refused, isError: true }
    return data<RecoveryView>({ ...typed, notice, passwordError: null }, { status: 401 })
  }
  if (result.kind === 'invalid') {
    const { problems } = fillKnown(deskCopyFor(lang).admin.login, passwordLimits)
    const passwordError = problems[result.problem]
    return data<RecoveryView>({ ...typed, notice: null, passwordError }, { status: 400 })
  }
  server.outbox.poll()
  if (result.kind === 'changed') {
    const headers = { 'Set-Cookie': flashCookie('passwordChanged') }
    return redirect(adminUrl(lang), { status: 303, headers })
  }
  const headers = new Headers([
    ...signedInCookies(request, server, {
      token: result.token,
      email: result.admin.email,
      device,
    }),
    ['Set-Cookie', flashCookie('passwordChanged')],
  ])
  return redirect(adminUrl(lang, 'dashboard'), { status: 303, headers })
}
