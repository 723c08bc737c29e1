import { data, Form, Link, useNavigation } from 'react-router'
import { studio } from '#catalog/studio.server.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { adminUrl } from '#i18n/links.ts'
import { fillPlural } from '#i18n/plural.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { countRecoveryCodes } from '#server/admins/recovery/recovery-code-store.ts'
import { renewRecoveryCodes } from '#server/admins/recovery/renew-recovery-codes.ts'
import { requireForm, textField } from '#server/request/require-form.ts'
import { visitorContext } from '#server/request/visitor.ts'
import { serverContext } from '#server/server-context.ts'
import { SubmitButton } from '#desk/parts/submit-button.tsx'
import { BackLink } from '#desk/parts/back-link.tsx'
import { PasswordField } from '#desk/parts/password-field.tsx'
import { RecoveryCodes } from '#desk/parts/recovery-codes.tsx'
import { retryAfter } from '#desk/parts/retry-after.ts'
import type { Route } from './+types/recovery-page.ts'
import { requireDeskLang } from '#desk/words/desk-lang.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  const { admin } = requireSession(context)
  const { database } = context.get(serverContext)
  const { admin: words, adminRecovery, forms } = deskCopyFor(lang)
  return {
    lang,
    left: await countRecoveryCodes(database, admin.id),
    copy: adminRecovery.codes,
    fields: words.login.fields,
    toasts: { failed: words.toasts.copyFailed, close: forms.toast.close },
    account: { studio: studio().name[lang], email: admin.email },
    title: `${adminRecovery.codes.title} · ${studio().name[lang]}`,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? '' },
  { name: 'robots', content: 'noindex, nofollow' },
]

type Renewal = { codes: readonly string[]; error: string | null }

export async function action({ request, params, context }: Route.ActionArgs) {
  const lang = requireDeskLang(params.lang)
  const { admin } = requireSession(context)
  const { database } = context.get(serverContext)
  const password = textField(await requireForm(request), 'password')
  const { ipAddress } = context.get(visitorContext)
  const caller = { ipAddress, now: new Date() }
  const result = await renewRecoveryCodes(database, { admin, password }, caller)
  const { settings, login } = deskCopyFor(lang).admin
  if (result.kind === 'made') return data<Renewal>({ codes: result.codes, error: null })
  if (result.kind === 'refused')
    return data<Renewal>({ codes: [], error: settings.password.problems.current }, { status: 400 })
  const minutes = Math.ceil(result.retryAfterSeconds / 60)
  const error = fillPlural(login.limited, minutes, lang)
  const headers = { 'Retry-After': String(result.retryAfterSeconds) }
  return data<Renewal>({ codes: [], error }, { status: 429, headers })
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => retryAfter(actionHeaders)

export default function RecoveryPage({ loaderData: page, actionData }: Route.ComponentProps) {
  const { lang, left, copy, fields, toasts, account } = page
  const isBusy = useNavigation().formMethod === 'POST'
  const codes = actionData?.codes ?? []
  const isNew = codes.length > 0
  const submit = left === 0 ? copy.make : copy.renew
  return (
    <>
      <BackLink to={adminUrl(lang, 'dashboard/settings')} label={copy.back} />
      <h1 className="display-voice mt-2 text-[2.25rem] leading-none">
        {isNew ? copy.save : copy.title}
      </h1>
      <p className="mt-3 max-w-[40em] text-fg-muted">{isNew ? copy.saveLead : copy.lead}</p>
      <div className="mt-8 max-w-120">
        {isNew ? (
          <div role="status">
            <RecoveryCodes copy={copy} toasts={toasts} codes={codes} account={account} />
            <Link to={adminUrl(lang, 'dashboard/settings')} className="pill mt-6 print:hidden">
              {copy.done}
            </Link>
          </div>
        ) : (
          <Form method="post" className="grid gap-5">
            <p className="font-medium">
              {left === 0 ? copy.none : `${fillPlural(copy.left, left, lang)}. ${copy.replaces}`}
            </p>
            <PasswordField
              id="password"
              name="password"
              label={copy.password}
              copy={fields}
              autoComplete="current-password"
              error={actionData?.error ?? undefined}
            />
            <SubmitButton
              isBusy={isBusy}
              label={submit}
              busyLabel={copy.busy}
              className="justify-self-start"
            />
          </Form>
        )}
      </div>
    </>
  )
}
