import { data, Form, Link, useNavigation } from 'react-router'
import { studio } from '#catalog/studio.server.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { passwordLimits } from '#domain/admins/password-rules.ts'
import { fillKnown } from '#i18n/fill.ts'
import { adminUrl } from '#i18n/links.ts'
import { recoverWithLink } from '#server/admins/recovery/recover-password.ts'
import { deviceOf } from '#server/admins/sessions/signed-in-cookies.ts'
import { requireForm, textField } from '#server/request/require-form.ts'
import { getResetLinkAdmin, resetLinkMinutes } from '#server/admins/recovery/reset-link-store.ts'
import { visitorContext } from '#server/request/visitor.ts'
import { serverContext } from '#server/server-context.ts'
import { SubmitButton } from '#desk/parts/submit-button.tsx'
import { PasswordField } from '#desk/parts/password-field.tsx'
import { retryAfter } from '#desk/parts/retry-after.ts'
import type { Route } from './+types/reset-page.ts'
import { LoginFrame } from './login-frame.tsx'
import { recoveryResponse } from './recovery-response.ts'
import { otherDeskLang, requireDeskLang } from '#desk/words/desk-lang.ts'

/**
 * The address of this page is a secret, so no other site may receive it as a referrer. Not
 * 'no-referrer': forms would then be sent with `Origin: null`, which React Router refuses.
 */
const keepAddress: Route.MiddlewareFunction = async (_, next) => {
  const response = await next()
  response.headers.set('Referrer-Policy', 'strict-origin')
  return response
}

export const middleware: Route.MiddlewareFunction[] = [keepAddress]

/** Opening the link does not use it up, because mail programs open links to check them. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  const { database } = context.get(serverContext)
  const admin = await getResetLinkAdmin(database, params.token, new Date())
  const { admin: words, adminRecovery } = deskCopyFor(lang)
  const copy = fillKnown(adminRecovery.reset, { minutes: resetLinkMinutes })
  const page = {
    lang,
    copy,
    panel: words.login.panel,
    fields: fillKnown(words.login.fields, passwordLimits),
    email: admin?.email ?? null,
    otherLangUrl: adminUrl(otherDeskLang(lang), `recovery/${params.token}`),
    title: `${admin ? copy.title : copy.expired} · ${studio().name[lang]}`,
  }
  return data(page, { status: admin ? 200 : 410 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? '' },
  { name: 'robots', content: 'noindex, nofollow' },
]

export async function action({ request, params, context }: Route.ActionArgs) {
  const lang = requireDeskLang(params.lang)
  const server = context.get(serverContext)
  const device = deviceOf(request, server, '')
  const caller = { ...context.get(visitorContext), device, now: new Date(), language: lang }
  const password = textField(await requireForm(request), 'password')
  const result = await recoverWithLink(server.database, { token: params.token, password }, caller)
  const typed = { intent: 'link', email: '' } as const
  return recoveryResponse(result, { ...caller, typed, request, server, lang })
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => retryAfter(actionHeaders)

export default function ResetPage({ loaderData, actionData }: Route.ComponentProps) {
  const { lang, copy, panel, fields, email, otherLangUrl } = loaderData
  const isBusy = useNavigation().formMethod === 'POST'
  const isExpired = email === null
  return (
    <LoginFrame
      lang={lang}
      panel={panel}
      title={isExpired ? copy.expired : copy.title}
      lead={isExpired ? copy.expiredLead : copy.lead}
      notice={isExpired ? null : (actionData?.notice ?? null)}
      otherLangUrl={otherLangUrl}
      footer={null}
    >
      {isExpired ? (
        <Link to={adminUrl(lang, 'recovery')} className="pill">
          {copy.again}
        </Link>
      ) : (
        <Form method="post" className="grid gap-5">
          <p className="font-medium">
            <bdi dir="ltr">{email}</bdi>
          </p>
          <input type="hidden" name="username" autoComplete="username" value={email} />
          <PasswordField
            id="password"
            name="password"
            label={copy.title}
            note={fields.passwordHint}
            error={actionData?.passwordError ?? undefined}
            copy={fields}
            autoComplete="new-password"
          />
          <SubmitButton
            isBusy={isBusy}
            label={copy.submit}
            busyLabel={copy.busy}
            className="mt-2"
          />
        </Form>
      )}
    </LoginFrame>
  )
}
