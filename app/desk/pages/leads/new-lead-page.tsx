import { data, Link, useNavigate } from 'react-router'
import { studio } from '#catalog/studio.server.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { adminUrl } from '#i18n/links.ts'
import { requireActor } from '#server/desk/require-actor.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { redirectWithFlash } from '#server/desk/redirect-with-flash.ts'
import { requireForm, textField } from '#server/request/require-form.ts'
import { addLeadFromForm } from '#server/leads/lead-forms.ts'
import { serverContext } from '#server/server-context.ts'
import { randomUuid } from '#parts/lead-attempt.ts'
import { Icon } from '#desk/parts/icon.tsx'
import { protectChange } from '#desk/parts/protect-change.server.ts'
import type { Route } from './+types/new-lead-page.ts'
import { findCaller } from './find-caller.server.ts'
import { callerCopy } from '#desk/parts/caller/caller-copy.server.ts'
import { CallerForm } from '#desk/parts/caller/caller-form.tsx'
import type { KnownCaller } from '#domain/people/known-caller.ts'
import { readTextFields } from '#desk/parts/read-text-fields.ts'
import { requireDeskLang } from '#desk/words/desk-lang.ts'

export function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  requireSession(context)
  const { newLead, lead } = deskCopyFor(lang).admin
  return {
    lang,
    key: randomUuid(),
    copy: callerCopy(lang),
    back: lead.back,
    title: `${newLead.title} · ${studio().name[lang]}`,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? '' },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** Handles the form without scripts; with them, it is posted to lead-changes.ts. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const lang = requireDeskLang(params.lang)
  const actor = requireActor(context)
  const form = await requireForm(request)
  await protectChange('leads/new-lead-page.tsx', { form, request, context, lang })
  if (form.get('intent') === 'check') {
    const caller = (await findCaller(context, textField(form, 'phone'))) ?? ('none' as const)
    return data({ errors: {}, values: withCaller(readTextFields(form), caller), caller })
  }
  const result = await addLeadFromForm(context.get(serverContext), { form, language: lang }, actor)
  if (result.kind === 'invalid')
    return data(
      { errors: result.errors, values: readTextFields(form), caller: null },
      { status: 400 },
    )
  return redirectWithFlash(adminUrl(lang, `dashboard/leads/${result.id}`), 'leadAdded')
}

/** What was typed, with the name and address of a known caller where they are empty. */
function withCaller(typed: Record<string, string>, caller: KnownCaller | 'none') {
  if (caller === 'none') return typed
  const { name, email } = caller
  return { ...typed, name: typed['name'] || name, email: typed['email'] || email }
}

export default function NewLeadPage({
  loaderData: { lang, key, copy, back },
  actionData,
}: Route.ComponentProps) {
  const navigate = useNavigate()
  const { errors = {}, values = {}, caller = null } = actionData ?? {}
  return (
    <div className="max-w-130">
      <Link
        to={adminUrl(lang, 'dashboard')}
        className="flex min-h-11 w-fit items-center gap-2 text-small text-fg-muted hover:text-fg"
      >
        <Icon name="back" className="rtl:-scale-x-100" />
        {back}
      </Link>
      <h1 className="display-voice mt-2 text-[2.25rem] leading-none">{copy.newLead.title}</h1>
      <CallerForm
        copy={copy}
        withoutScripts={{ key, errors, values, caller }}
        onSent={(id) => void navigate(adminUrl(lang, `dashboard/leads/${id}`))}
      />
    </div>
  )
}
