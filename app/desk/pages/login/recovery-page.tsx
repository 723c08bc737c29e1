import { data, useNavigation } from 'react-router'
import { z } from 'zod'
import { studio } from '#catalog/studio.server.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { passwordLimits } from '#domain/admins/password-rules.ts'
import { fillKnown } from '#i18n/fill.ts'
import { adminUrl } from '#i18n/links.ts'
import { limitResetLink } from '#server/admins/attempt-limits.ts'
import { normalizeEmail } from '#server/admins/accounts/normalize-email.ts'
import { recoverWithCode } from '#server/admins/recovery/recover-password.ts'
import { requireForm } from '#server/request/require-form.ts'
import { resetLinkMinutes } from '#server/admins/recovery/reset-link-store.ts'
import { deviceOf } from '#server/admins/sessions/signed-in-cookies.ts'
import { queueResetLink } from '#server/admins/recovery/queue-reset-link.ts'
import { visitorContext } from '#server/request/visitor.ts'
import { serverContext, type ServerContext } from '#server/server-context.ts'
import { resetLinkProblem } from '#server/admins/recovery/reset-link-problem.ts'
import { HostFold } from '#desk/parts/host-fold.tsx'
import { retryAfter } from '#desk/parts/retry-after.ts'
import type { Route } from './+types/recovery-page.ts'
import { LoginFrame } from './login-frame.tsx'
import { MailLinkForm } from './mail-link-form.tsx'
import { RecoveryCodeForm } from './recovery-code-form.tsx'
import { limitedResponse, recoveryResponse, type RecoveryView } from './recovery-response.ts'
import { otherDeskLang, requireDeskLang, type DeskLang } from '#desk/words/desk-lang.ts'

const recoveryForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('link'), email: z.string() }),
  z.object({
    intent: z.literal('code'),
    email: z.string(),
    code: z.string(),
    password: z.string(),
  }),
])

export function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  const { admin, adminRecovery } = deskCopyFor(lang)
  const copy = fillKnown(adminRecovery.forgot, { minutes: resetLinkMinutes })
  return {
    lang,
    copy,
    panel: admin.login.panel,
    fields: fillKnown(admin.login.fields, passwordLimits),
    noLink: whyNoLink(context.get(serverContext), lang),
    title: `${copy.title} · ${studio().name[lang]}`,
  }
}

/** Why no link can be sent, in words: it would not be sent, or would lead to the sample site. */
function whyNoLink(server: ServerContext, lang: DeskLang): string | null {
  const problem = resetLinkProblem(server)
  return problem === null ? null : deskCopyFor(lang).adminRecovery.forgot.mail[problem]
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? '' },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** Neither the response nor its time reveals which addresses have an account. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const lang = requireDeskLang(params.lang)
  const server = context.get(serverContext)
  const form = recoveryForm.safeParse(Object.fromEntries(await requireForm(request)))
  if (!form.success) throw new Response(null, { status: 400 })
  const typed = { intent: form.data.intent, email: form.data.email }
  const device = deviceOf(request, server, typed.email)
  const caller = { ...context.get(visitorContext), device, now: new Date(), language: lang }
  if (form.data.intent === 'code') {
    const result = await recoverWithCode(server.database, form.data, caller)
    return recoveryResponse(result, { ...caller, typed, request, server, lang })
  }
  const { admin, adminRecovery } = deskCopyFor(lang)
  const answer = (text: string, status: number) =>
    data<RecoveryView>(
      { ...typed, notice: { text, isError: status !== 200 }, passwordError: null },
      { status },
    )
  const noLink = whyNoLink(server, lang)
  if (noLink !== null) return answer(noLink, 409)
  if (normalizeEmail(typed.email) === null) return answer(admin.login.problems.email, 400)
  const limited = await limitResetLink(server.database, { ...caller, email: typed.email })
  if (limited) return limitedResponse(limited, typed, lang)
  void queueResetLink(server, { ...caller, email: typed.email, lang })
  return answer(adminRecovery.forgot.mail.sent, 200)
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => retryAfter(actionHeaders)

export default function RecoveryPage({
  loaderData: { lang, copy, panel, fields, noLink },
  actionData,
}: Route.ComponentProps) {
  const busy = useNavigation().formData?.get('intent')
  const emailOf = (intent: RecoveryView['intent']) =>
    actionData?.intent === intent ? actionData.email : ''
  const heading = 'text-[1.25rem] font-semibold'
  return (
    <LoginFrame
      lang={lang}
      panel={panel}
      title={copy.title}
      lead={copy.lead}
      notice={actionData?.notice ?? null}
      otherLangUrl={adminUrl(otherDeskLang(lang), 'recovery')}
      footer={{ question: copy.toSignIn, link: copy.toSignInLink, url: adminUrl(lang) }}
    >
      <div className="grid gap-8 *:border-t-2 *:border-line-strong *:pt-4">
        <section>
          <h2 className={heading}>{copy.mail.title}</h2>
          {noLink === null ? (
            <MailLinkForm
              copy={copy.mail}
              label={fields.email}
              email={emailOf('link')}
              isBusy={busy === 'link'}
            />
          ) : (
            <p className="mt-1 text-small text-fg-muted">{noLink}</p>
          )}
        </section>
        <section>
          <h2 className={heading}>{copy.code.title}</h2>
          <RecoveryCodeForm
            copy={copy.code}
            fields={fields}
            email={emailOf('code')}
            passwordError={actionData?.passwordError ?? undefined}
            isBusy={busy === 'code'}
          />
        </section>
        <section>
          <h2 className={heading}>{copy.server.title}</h2>
          <p className="mt-1 text-small text-fg-muted">{copy.server.lead}</p>
          <HostFold label={copy.server.host} text="npm run admin -- reset" />
        </section>
      </div>
    </LoginFrame>
  )
}
