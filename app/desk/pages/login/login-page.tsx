import { redirect, useNavigation, type ShouldRevalidateFunctionArgs } from 'react-router'
import { studio } from '#catalog/studio.server.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import { passwordLimits } from '#domain/admins/password-rules.ts'
import { fillKnown } from '#i18n/fill.ts'
import { adminUrl } from '#i18n/links.ts'
import { getCurrentSession, returnAddress } from '#server/desk/current-session.ts'
import { requireForm } from '#server/request/require-form.ts'
import { retryAfter } from '#desk/parts/retry-after.ts'
import type { Route } from './+types/login-page.ts'
import { loginResponse } from './login-response.server.ts'
import { CodeForm } from './code-form.tsx'
import { LoginFrame } from './login-frame.tsx'
import { emptyLoginView } from './login-view.ts'
import { NewCodes } from './new-codes.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { otherDeskLang, requireDeskLang, type DeskLang } from '#desk/words/desk-lang.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  const query = new URL(request.url).searchParams
  if (await getCurrentSession(request, context))
    throw redirect(returnAddress(lang, query.get('next')))
  const { admin, adminRecovery, adminSecurity } = deskCopyFor(lang)
  const { login } = admin
  const mode = query.get('mode') === 'sign-up' ? ('signUp' as const) : ('signIn' as const)
  const notice = getNotice(query, login)
  return {
    lang,
    mode,
    notice,
    copy: fillKnown(login, passwordLimits),
    stepCopy: adminSecurity.step,
    forgot: { link: adminRecovery.forgot.link, url: adminUrl(lang, 'recovery') },
    title: `${login[mode].title} · ${studio().name[lang]}`,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? '' },
  { name: 'robots', content: 'noindex, nofollow' },
]

/**
 * After a sign-up the page shows recovery codes that cannot be loaded again, so it must not be
 * replaced.
 */
export function shouldRevalidate({
  formData,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formData?.get('mode') === 'sign-up' ? false : defaultShouldRevalidate
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = readForm(await requireForm(request))
  return loginResponse({ form, request, context, lang: requireDeskLang(params.lang) })
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => retryAfter(actionHeaders)

export default function LoginPage({
  loaderData: { lang, mode, notice, copy, stepCopy, forgot },
  actionData,
}: Route.ComponentProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  const { typed, problems, message, newCodes, step } = actionData ?? emptyLoginView
  if (newCodes) return <NewCodes lang={lang} panel={copy.panel} view={newCodes} />
  const { title, lead } = copy[mode]
  const text = message ?? notice
  if (step !== null)
    return (
      <CodeForm lang={lang} panel={copy.panel} copy={stepCopy} {...{ step, message, isBusy }} />
    )
  return (
    <LoginFrame
      lang={lang}
      panel={copy.panel}
      title={title}
      lead={lead}
      notice={text === null ? null : { text, isError: message !== null }}
      otherLangUrl={adminUrl(otherDeskLang(lang)) + (mode === 'signUp' ? '?mode=sign-up' : '')}
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

/** A link from signing in to signing up, or back. */
function otherMode(
  lang: DeskLang,
  mode: 'signIn' | 'signUp',
  { signIn, signUp }: AdminCopy['login'],
) {
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
    step: read('step'),
  }
}
