import { data, Form, useNavigation } from 'react-router'
import { z } from 'zod'
import { studio } from '#catalog/studio.server.ts'
import { timeZone } from '#catalog/place.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { fill } from '#i18n/fill.ts'
import { formatDate } from '#i18n/format.ts'
import { adminUrl } from '#i18n/links.ts'
import { requireActor } from '#server/desk/require-actor.ts'
import { addAuditEvent } from '#server/admins/audit/audit-store.ts'
import {
  getAuthenticator,
  removeAuthenticator,
  setAuthenticator,
} from '#server/admins/authenticator/authenticator-store.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { redirectWithFlash } from '#server/desk/redirect-with-flash.ts'
import { createAuthenticatorSetup } from '#server/admins/authenticator/authenticator-setup.ts'
import { countRecoveryCodes } from '#server/admins/recovery/recovery-code-store.ts'
import { requireForm } from '#server/request/require-form.ts'
import { serverContext } from '#server/server-context.ts'
import { Button } from '#ui/button.tsx'
import { BackLink } from '#desk/parts/back-link.tsx'
import { protectChange } from '#desk/parts/protect-change.server.ts'
import { isWalk, walkUrl } from '#desk/parts/walk.ts'
import type { Route } from './+types/two-step-page.ts'
import { NewApp } from './new-app.tsx'
import { requireDeskLang } from '#desk/words/desk-lang.ts'

const editSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('add'), secret: z.string().max(100), code: z.string().max(20) }),
  z.object({ intent: z.literal('remove') }),
])

export async function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  const { admin } = requireSession(context)
  const { database } = context.get(serverContext)
  const { app: copy } = deskCopyFor(lang).adminSecurity
  const stored = await getAuthenticator(database, admin.id)
  return {
    lang,
    copy: {
      ...copy,
      lost: fill(copy.lost, { count: await countRecoveryCodes(database, admin.id) }),
    },
    on: stored && fill(copy.on, { day: formatDate(stored.createdAt, lang, { timeZone }) }),
    app: stored
      ? null
      : createAuthenticatorSetup({ issuer: studio().name[lang], account: admin.email }),
    title: `${copy.title} · ${studio().name[lang]}`,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? '' },
  { name: 'robots', content: 'noindex, nofollow' },
]

export async function action({ request, params, context }: Route.ActionArgs) {
  const lang = requireDeskLang(params.lang)
  const actor = requireActor(context)
  const { admin } = requireSession(context)
  const { database } = context.get(serverContext)
  const form = await requireForm(request)
  await protectChange('settings/two-step-page.tsx', { form, request, context, lang })
  const edit = editSchema.safeParse(Object.fromEntries(form)).data
  if (!edit) throw new Response(null, { status: 400 })
  if (edit.intent === 'add' && !(await setAuthenticator(database, edit, actor))) {
    const { wrong } = deskCopyFor(lang).adminSecurity.app
    const names = { issuer: studio().name[lang], account: admin.email }
    return data({ wrong, app: createAuthenticatorSetup(names, edit.secret) }, { status: 400 })
  }
  if (edit.intent === 'remove' && (await removeAuthenticator(database, actor.adminId))) {
    const { adminId, ipAddress } = actor
    await addAuditEvent(database, { action: 'authenticator-removed', adminId, ipAddress })
  }
  const flash = edit.intent === 'add' ? 'twoStepOn' : 'twoStepOff'
  if (isWalk(request)) return redirectWithFlash(walkUrl(lang, 'dashboard/settings/two-step'), flash)
  return redirectWithFlash(adminUrl(lang, 'dashboard/settings'), flash)
}

export default function TwoStepPage({ loaderData, actionData }: Route.ComponentProps) {
  const { lang, copy, on } = loaderData
  const app = actionData?.app ?? loaderData.app
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <>
      <BackLink to={adminUrl(lang, 'dashboard/settings')} label={copy.back} />
      <h1 className="display-voice mt-2 text-[2.25rem] leading-none">{copy.title}</h1>
      <p className="mt-3 max-w-[40em] text-fg-muted">{copy.lead}</p>
      {app ? (
        <NewApp copy={copy} app={app} error={actionData?.wrong} isBusy={isBusy} />
      ) : (
        <Form method="post" className="mt-8 max-w-[40em] border-t-2 border-line-strong pt-4">
          <input type="hidden" name="intent" value="remove" />
          <p className="font-medium">{on}</p>
          <p className="mt-3 text-fg-muted">{copy.lost}</p>
          <p className="mt-3 text-fg-muted">{copy.removeLead}</p>
          <Button type="submit" size="small" variant="line" aria-busy={isBusy} className="mt-5">
            {copy.remove}
          </Button>
        </Form>
      )}
    </>
  )
}
