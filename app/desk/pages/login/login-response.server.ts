import { data, redirect, type RouterContextProvider } from 'react-router'
import { studio } from '#catalog/studio.server.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { fillPlural } from '#i18n/plural.ts'
import { returnAddress } from '#server/desk/current-session.ts'
import { flashCookie } from '#server/desk/flash.ts'
import { deviceOf, signedInCookies } from '#server/admins/sessions/signed-in-cookies.ts'
import {
  makeStepToken,
  readStepToken,
  signInWithCode,
} from '#server/admins/sign-in/sign-in-with-code.ts'
import { signIn, type SignInResult } from '#server/admins/sign-in/sign-in.ts'
import { signUp, type SignUpResult } from '#server/admins/sign-up/sign-up.ts'
import { visitorContext } from '#server/request/visitor.ts'
import { serverContext } from '#server/server-context.ts'
import { emptyLoginView, type LoginView } from './login-view.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type LoginForm = Record<'mode' | 'name' | 'email' | 'password' | 'code' | 'step', string>

type Posted = {
  form: LoginForm
  request: Request
  context: Readonly<RouterContextProvider>
  lang: DeskLang
}

/**
 * Handles the login page's form: signs in, asks for the code of an authenticator app, or signs up.
 * No message reveals whether the email address or the password was wrong.
 */
export async function loginResponse({ form, request, context, lang }: Posted) {
  const server = context.get(serverContext)
  const key = server.settings.get('device_key') ?? ''
  const step = form.mode === 'code' ? readStepToken(key, form.step, new Date()) : null
  const view = { ...emptyLoginView, typed: { name: form.name, email: step?.email ?? form.email } }
  const { adminSecurity, admin } = deskCopyFor(lang)
  if (form.mode === 'code' && !step)
    return data<LoginView>({ ...view, message: adminSecurity.step.expired }, { status: 401 })

  const device = deviceOf(request, server, view.typed.email)
  const caller = { ...context.get(visitorContext), device, now: new Date() }
  const result = step
    ? await signInWithCode(server.database, { adminId: step.adminId, code: form.code }, caller)
    : await (form.mode === 'sign-up' ? signUp : signIn)(server.database, form, caller)
  // A wrong code has queued an email.
  if (step && result.kind === 'refused') server.outbox.poll()
  const why = refusalReason(result)
  if (why) {
    const kind = form.mode === 'sign-up' ? 'sign-up' : 'sign-in'
    server.refusalCounter.count({ kind, why, ipAddress: caller.ipAddress })
  }

  if (result.kind === 'invalid')
    return data<LoginView>({ ...view, problems: result.problems }, { status: 400 })
  if (result.kind === 'code-needed') {
    const token = makeStepToken(key, { ...result, email: form.email }, caller.now)
    return data<LoginView>({ ...view, step: token })
  }
  const again = { ...view, step: step ? form.step : null }
  if (result.kind === 'refused') {
    const message = step ? adminSecurity.step.refused : admin.login.refused
    return data<LoginView>({ ...again, message }, { status: 401 })
  }
  if (result.kind === 'limited') return limited(again, result.retryAfterSeconds, lang)
  const cookies = signedInCookies(request, server, {
    token: result.token,
    email: view.typed.email,
    device,
  })
  if (result.kind === 'signed-up')
    return data<LoginView>(
      { ...view, newCodes: describeNewCodes(result, lang) },
      { headers: new Headers(cookies) },
    )
  const next = new URL(request.url).searchParams.get('next')
  return redirect(returnAddress(lang, next), {
    status: 303,
    headers: new Headers([...cookies, ['Set-Cookie', flashCookie('signedIn')]]),
  })
}

function limited(view: LoginView, seconds: number, lang: DeskLang) {
  const message = fillPlural(deskCopyFor(lang).admin.login.limited, Math.ceil(seconds / 60), lang)
  const headers = { 'Retry-After': String(seconds) }
  return data<LoginView>({ ...view, message }, { status: 429, headers })
}

/** Which refused attempts are counted: a form with other mistakes is not an attempt to get in. */
function refusalReason(result: SignInResult | SignUpResult): 'refused' | 'limited' | null {
  if (result.kind === 'refused' || result.kind === 'limited') return result.kind
  return result.kind === 'invalid' && result.problems.code ? 'refused' : null
}

function describeNewCodes(
  { email, recoveryCodes }: Extract<SignUpResult, { kind: 'signed-up' }>,
  lang: DeskLang,
): LoginView['newCodes'] {
  const { admin, adminRecovery, forms } = deskCopyFor(lang)
  return {
    copy: adminRecovery.codes,
    toasts: { failed: admin.toasts.copyFailed, close: forms.toast.close },
    codes: recoveryCodes,
    account: { studio: studio().name[lang], email },
  }
}
