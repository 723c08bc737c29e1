import { data } from 'react-router'
import { studio } from '#catalog/studio.server.ts'
import { createToastMaker } from '#desk/parts/action-response.ts'
import { BackLink } from '#desk/parts/back-link.tsx'
import { callServer } from '#desk/parts/call-server.ts'
import { NoScriptToast } from '#desk/parts/no-script-toast.tsx'
import { protectChange } from '#desk/parts/protect-change.server.ts'
import { useActionToast } from '#desk/parts/use-action-toast.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { AdminMail } from '#desk/words/he/mail.ts'
import { requireDeskLang } from '#desk/words/desk-lang.ts'
import { fill } from '#i18n/fill.ts'
import { adminUrl } from '#i18n/links.ts'
import { requireSession } from '#server/desk/current-session.ts'
import type { DeliveryProblem } from '#server/email/delivery-problem.ts'
import { requireForm } from '#server/request/require-form.ts'
import { serverContext } from '#server/server-context.ts'
import type { Route } from './+types/mail-page.ts'
import { describeMail } from './describe-mail.server.ts'
import { MailForm } from './mail-form.tsx'
import { RoundTrip } from './round-trip.tsx'
import { saveMailServer } from './save-mail-server.server.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  requireSession(context)
  const server = context.get(serverContext)
  // Another process on the same database may have changed the settings.
  await server.settings.refresh()
  const view = describeMail(server, lang)
  return { lang, ...view, title: `${view.copy.title} · ${studio().name[lang]}` }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? '' },
  { name: 'robots', content: 'noindex, nofollow' },
]

export async function action({ request, params, context }: Route.ActionArgs) {
  const lang = requireDeskLang(params.lang)
  const { admin } = requireSession(context)
  const form = await requireForm(request)
  await protectChange('mail/mail-page.tsx', { form, request, context, lang })
  const { adminMail: copy } = deskCopyFor(lang)
  const makeToast = createToastMaker(lang)
  const result = await saveMailServer(form, { context, lang, recipient: admin.email })
  if (result.kind === 'saved')
    return data({
      toast: makeToast('done', fill(copy.sent, { email: admin.email })),
      faults: {},
      failure: null,
    })
  const failure = result.kind === 'failed' ? failureText(result.problem, copy.failures) : null
  const toast = makeToast('failed', copy.failed)
  return data(
    { toast, faults: result.kind === 'refused' ? result.faults : {}, failure },
    { status: 400 },
  )
}

function failureText(problem: DeliveryProblem, failures: AdminMail['failures']): string {
  const words: Partial<Record<DeliveryProblem, string>> = failures
  return words[problem] ?? failures.other
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callServer(serverAction, { toast: null, faults: {}, failure: null })
}

/** The mail server, and whether a test email and its link came through. */
export default function MailPage({ loaderData: page, actionData }: Route.ComponentProps) {
  useActionToast(actionData)
  const { lang, copy, server, isLocked, trip } = page
  return (
    <>
      <BackLink to={adminUrl(lang, 'dashboard/settings/studio')} label={copy.back} />
      <h1 className="display-voice mt-2 text-[2.25rem] leading-none">{copy.title}</h1>
      <p className="mt-3 max-w-[44em] text-fg-muted">{copy.lead}</p>
      <NoScriptToast toast={actionData?.toast} />
      <div className="mt-8 grid gap-x-20 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <MailForm
          copy={copy}
          server={server}
          isLocked={isLocked}
          faults={actionData?.faults ?? {}}
          failure={actionData?.failure ?? null}
        />
        <RoundTrip title={copy.tripTitle} trip={trip} refresh={copy.refresh} />
      </div>
    </>
  )
}
