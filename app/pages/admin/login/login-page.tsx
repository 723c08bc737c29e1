import { data, redirect, useNavigation, type ShouldRevalidateFunctionArgs } from 'react-router'
import { company } from '#catalog/company.ts'
import { copyFor } from '#copy/copy.server.ts'
import type { AdminCopy } from '#copy/he/admin.ts'
import { passwordLimits } from '#domain/admins/password-rules.ts'
import { fillKnown } from '#i18n/fill.ts'
import { otherLang, type Lang } from '#i18n/languages.ts'
import { adminUrl } from '#i18n/links.ts'
import { fillPlural } from '#i18n/plural.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { getCurrentSession, returnAddress } from '#server/admins/current-session.ts'
import { flashCookie } from '#server/admins/flash.ts'
import { sessionCookie } from '#server/admins/session-cookie.ts'
import { signIn } from '#server/admins/sign-in.ts'
import { signUp, type SignUpProblems, type SignUpResult } from '#server/admins/sign-up.ts'
import { requireForm } from '#server/admins/require-form.ts'
import { serverContext, visitorContext } from '#server/server-context.ts'
import { retryAfter } from '../retry-after.ts'
import type { Route } from './+types/login-page.ts'
import { LoginFrame } from './login-frame.tsx'
import { NewCodes, type NewCodesView } from './new-codes.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const query = new URL(request.url).searchParams
  if (await getCurrentSession(request, context))
    throw redirect(returnAddress(lang, query.get('next')))
  const { admin, adminRecovery } = copyFor(lang)
  const { login } = admin
  const mode = query.get('mode') === 'sign-up' ? ('signUp' as const) : ('signIn' as const)
  const notice = getNotice(query, login)
  return {
    lang,
    mode,
    notice,
    copy: fillKnown(login, passwordLimits),
    forgot: { link: adminRecovery.forgot.link, url: adminUrl(lang, 'recovery') },
    title: `${login[mode].title} · ${company.name[lang]}`,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? company.name.he },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** The page after a sign-up shows codes that no loader can read again: nothing may replace it. */
export function shouldRevalidate({
  formData,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formData?.get('mode') === 'sign-up' ? false : defaultShouldRevalidate
}

/** The message of `refused` does not reveal whether the email address or the password was wrong. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const lang = requireLang(params.lang)
  const { database, env } = context.get(serverContext)
  const caller = { ...context.get(visitorContext), now: new Date() }
  const form = readForm(await requireForm(request))
  const result =
    form.mode === 'sign-up'
      ? await signUp(database, form, caller)
      : await signIn(database, form, caller)
  const typed = { name: form.name, email: form.email }
  const refused = (view: Pick<LoginView, 'problems' | 'message'>, init: ResponseInit) =>
    data<LoginView>({ typed, newCodes: null, ...view }, init)

  if (result.kind === 'invalid')
    return refused({ problems: result.problems, message: null }, { status: 400 })
  if (result.kind === 'refused')
    return refused({ problems: {}, message: copyFor(lang).admin.login.refused }, { status: 401 })
  if (result.kind === 'limited') {
    const message = fillPlural(
      copyFor(lang).admin.login.limited,
      Math.ceil(result.retryAfterSeconds / 60),
      lang,
    )
    return refused(
      { problems: {}, message },
      { status: 429, headers: { 'Retry-After': String(result.retryAfterSeconds) } },
    )
  }
  if (result.kind === 'signed-up') {
    const newCodes = describeNewCodes(result, lang)
    const headers = { 'Set-Cookie': sessionCookie(request, env, result.token) }
    return data<LoginView>({ typed, problems: {}, message: null, newCodes }, { headers })
  }
  const headers = new Headers([
    ['Set-Cookie', sessionCookie(request, env, result.token)],
    ['Set-Cookie', flashCookie('signedIn')],
  ])
  return redirect(returnAddress(lang, new URL(request.url).searchParams.get('next')), {
    status: 303,
    headers,
  })
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => retryAfter(actionHeaders)

export default function LoginPage({
  loaderData: { lang, mode, notice, copy, forgot },
  actionData,
}: Route.ComponentProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  const { typed, problems, message, newCodes } = actionData ?? nothingTyped
  if (newCodes) return <NewCodes lang={lang} panel={copy.panel} view={newCodes} />
  const { title, lead } = copy[mode]
  const text = message ?? notice
  return (
    <LoginFrame
      lang={lang}
      panel={copy.panel}
      title={title}
      lead={lead}
      notice={text === null ? null : { text, isError: message !== null }}
      otherLangUrl={adminUrl(otherLang(lang)) + (mode === 'signUp' ? '?mode=sign-up' : '')}
      footer={otherMode(lang, mode, copy)}
    >
      {mode === 'signIn' ? (
        <SignInForm copy={copy} forgot={forgot} typed={typed} isBusy={isBusy} />
      ) : (
        <SignUpForm copy={copy} typed={typed} problems={problems} isBusy={isBusy} />
      )}
    </LoginFrame>
  )
}

type LoginView = {
  typed: { name: string; email: string }
  problems: SignUpProblems
  message: string | null
  /** Of the account that was just made. */
  newCodes: NewCodesView | null
}

const nothingTyped: LoginView = {
  typed: { name: '', email: '' },
  problems: {},
  message: null,
  newCodes: null,
}

function describeNewCodes(
  { email, recoveryCodes }: Extract<SignUpResult, { kind: 'signed-up' }>,
  lang: Lang,
): NewCodesView {
  const { admin, adminRecovery, forms } = copyFor(lang)
  return {
    copy: adminRecovery.codes,
    toasts: { failed: admin.toasts.copyFailed, close: forms.toast.close },
    codes: recoveryCodes,
    account: { studio: company.name[lang], email },
  }
}

/** The way from signing in to signing up, and back. */
function otherMode(lang: Lang, mode: 'signIn' | 'signUp', { signIn, signUp }: AdminCopy['login']) {
  return mode === 'signIn'
    ? {
        question: signIn.toSignUp,
        link: signIn.toSignUpLink,
        url: `${adminUrl(lang)}?mode=sign-up`,
      }
    : { question: signUp.toSignIn, link: signUp.toSignInLink, url: adminUrl(lang) }
}

function getNotice(
  query: URLSearchParams,
  words: { expired: string; signedOut: string },
): string | null {
  if (query.has('expired')) return words.expired
  return query.has('signed-out') ? words.signedOut : null
}

function readForm(form: FormData) {
  const read = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    mode: read('mode'),
    name: read('name'),
    email: read('email'),
    password: read('password'),
    code: read('code'),
  }
}
