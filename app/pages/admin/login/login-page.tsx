import { data, redirect, useNavigation } from 'react-router'
import { company } from '#catalog/company.ts'
import { copyFor } from '#copy/copy.server.ts'
import { passwordLimits } from '#domain/admins/password-rules.ts'
import { fillKnown } from '#i18n/fill.ts'
import { adminUrl } from '#i18n/links.ts'
import { fillPlural } from '#i18n/plural.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { getCurrentSession, returnAddress } from '#server/admins/current-session.ts'
import { flashCookie } from '#server/admins/flash.ts'
import { sessionCookie } from '#server/admins/session-cookie.ts'
import { signIn } from '#server/admins/sign-in.ts'
import { signUp } from '#server/admins/sign-up.ts'
import { requireForm } from '#server/admins/require-form.ts'
import { serverContext, visitorContext } from '#server/server-context.ts'
import type { Route } from './+types/login-page.ts'
import { LoginFrame } from './login-frame.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const query = new URL(request.url).searchParams
  if (await getCurrentSession(request, context))
    throw redirect(returnAddress(lang, query.get('next')))
  const { login } = copyFor(lang).admin
  const mode = query.get('mode') === 'sign-up' ? ('signUp' as const) : ('signIn' as const)
  const notice = getNotice(query, login)
  return {
    lang,
    mode,
    notice,
    copy: fillKnown(login, passwordLimits),
    title: `${login[mode].title} · ${company.name[lang]}`,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? company.name.he },
  { name: 'robots', content: 'noindex, nofollow' },
]

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

  if (result.kind === 'invalid')
    return data({ typed, problems: result.problems, message: null }, { status: 400 })
  if (result.kind === 'refused')
    return data(
      { typed, problems: {}, message: copyFor(lang).admin.login.refused },
      { status: 401 },
    )
  if (result.kind === 'limited') {
    const message = fillPlural(
      copyFor(lang).admin.login.limited,
      Math.ceil(result.retryAfterSeconds / 60),
      lang,
    )
    return data(
      { typed, problems: {}, message },
      { status: 429, headers: { 'Retry-After': String(result.retryAfterSeconds) } },
    )
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

export default function LoginPage({
  loaderData: { lang, mode, notice, copy },
  actionData,
}: Route.ComponentProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  const result = actionData ?? { typed: { name: '', email: '' }, problems: {}, message: null }
  const other = mode === 'signIn' ? `${adminUrl(lang)}?mode=sign-up` : adminUrl(lang)
  return (
    <LoginFrame
      lang={lang}
      copy={copy}
      mode={mode}
      notice={result.message ?? notice}
      isError={result.message !== null}
      otherModeUrl={other}
    >
      {mode === 'signIn' ? (
        <SignInForm copy={copy} typed={result.typed} isBusy={isBusy} />
      ) : (
        <SignUpForm copy={copy} typed={result.typed} problems={result.problems} isBusy={isBusy} />
      )}
    </LoginFrame>
  )
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
