import { data, Link, useNavigate } from 'react-router'
import { studio } from '#catalog/studio.server.ts'
import { isLeadId } from '#domain/leads/lead-id.ts'
import { adminUrl } from '#i18n/links.ts'
import { requireActor } from '#server/desk/require-actor.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { recordRead } from '#server/desk/record-read.ts'
import { redirectWithFlash } from '#server/desk/redirect-with-flash.ts'
import { requireForm } from '#server/request/require-form.ts'
import { correctLeadFromForm } from '#server/leads/lead-forms.ts'
import { getLead } from '#server/leads/lead-list-store.ts'
import { serverContext } from '#server/server-context.ts'
import { Icon } from '#desk/parts/icon.tsx'
import { protectChange } from '#desk/parts/protect-change.server.ts'
import type { Route } from './+types/correct-lead-page.ts'
import { CorrectionForm, type RefusedCorrection } from './correction-form.tsx'
import { describeCorrection } from './correction.server.ts'
import { shouldRevalidateLeads } from './should-revalidate-leads.ts'
import { readTextFields } from '#desk/parts/read-text-fields.ts'
import { requireDeskLang } from '#desk/words/desk-lang.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  requireSession(context)
  const { database } = context.get(serverContext)
  const lead = isLeadId(params.leadId) ? await getLead(database, params.leadId) : null
  if (!lead) throw new Response(null, { status: 404 })
  await recordRead(context, { action: 'lead-viewed', detail: { lead: lead.id } })
  const correction = describeCorrection(lead, lang)
  const { title } = correction.copy.correction
  return { lang, correction, title: `${title} · ${studio().name[lang]}` }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? '' },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** Handles the form without scripts; with them, it is posted to lead-changes.ts. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const lang = requireDeskLang(params.lang)
  const actor = requireActor(context)
  const { database } = context.get(serverContext)
  const form = await requireForm(request)
  await protectChange('leads/correct-lead-page.tsx', { form, request, context, lang })
  const { leadId: id } = params
  const gone = { kind: 'gone' } as const
  const result = isLeadId(id) ? await correctLeadFromForm(database, id, form, actor) : gone
  const refuse = (rest: Omit<RefusedCorrection, 'values'>, status: number) =>
    data<RefusedCorrection>({ values: readTextFields(form), ...rest }, { status })
  if (result.kind === 'invalid') return refuse({ errors: result.errors, isStale: false }, 400)
  if (result.kind === 'stale') return refuse({ errors: {}, isStale: true }, 409)
  if (result.kind === 'gone') throw new Response(null, { status: 404 })
  return redirectWithFlash(adminUrl(lang, `dashboard/leads/${id}`), 'leadCorrected')
}

export const shouldRevalidate = shouldRevalidateLeads

export default function CorrectLeadPage({
  loaderData: { lang, correction },
  actionData,
}: Route.ComponentProps) {
  const navigate = useNavigate()
  const address = adminUrl(lang, `dashboard/leads/${correction.lead.id}`)
  const { title, back, note } = correction.copy.correction
  return (
    <div className="max-w-130">
      <Link
        to={address}
        className="flex min-h-11 w-fit items-center gap-2 text-small text-fg-muted hover:text-fg"
      >
        <Icon name="back" className="rtl:-scale-x-100" />
        {back}
      </Link>
      <h1 className="display-voice mt-2 text-[2.25rem] leading-none">{title}</h1>
      <p className="mt-3 text-small text-fg-muted">{note}</p>
      <CorrectionForm
        correction={correction}
        refused={actionData ?? null}
        onSent={() => void navigate(address)}
      />
    </div>
  )
}
