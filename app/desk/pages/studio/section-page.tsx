import { data, Form, redirect, useNavigation } from 'react-router'
import { studio } from '#catalog/studio.server.ts'
import { BackLink } from '#desk/parts/back-link.tsx'
import { callServer } from '#desk/parts/call-server.ts'
import { RefusedForm } from '#desk/parts/refused-form.tsx'
import { protectChange } from '#desk/parts/protect-change.server.ts'
import { summarizeAddresses } from '#desk/parts/summarize-addresses.server.ts'
import { isWalk } from '#desk/parts/walk.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { AdminStudio } from '#desk/words/he/studio.ts'
import { requireDeskLang } from '#desk/words/desk-lang.ts'
import { isStudioSection, type StudioSection } from '#domain/studio/studio-sections.ts'
import { storable } from '#domain/studio/studio-values.ts'
import { defaultValues } from '#server/settings/find-studio.ts'
import { adminUrl } from '#i18n/links.ts'
import { addAuditEvent } from '#server/admins/audit/audit-store.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { flashCookie } from '#server/desk/flash.ts'
import { requireActor } from '#server/desk/require-actor.ts'
import { requireForm, textField } from '#server/request/require-form.ts'
import { replanOpenLeads } from '#server/promises/replan-leads-store.ts'
import { serverContext } from '#server/server-context.ts'
import { changeRecord } from '#server/settings/record-store.ts'
import { Button } from '#ui/button.tsx'
import type { Route } from './+types/section-page.ts'
import { BreakFields, isOfBreak } from './break-fields.tsx'
import { checkSection } from './check-section.server.ts'
import { describeSection } from './describe-section.server.ts'
import { nextScreen } from './describe-walk.server.ts'
import { isGuarded } from './guarded-sections.ts'
import { RemovalReview } from './removal-review.tsx'
import { reviewRemoval, reviewUndo } from './review-removal.server.ts'
import type { SectionForm } from './section-form.ts'
import { StudioFieldInput, type FieldView } from './studio-field.tsx'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  requireSession(context)
  if (!isStudioSection(params.section)) throw data(null, { status: 404 })
  const { env, settings, database } = context.get(serverContext)
  // Another process on the same database may have changed the settings.
  await settings.refresh()
  const { adminStudio, adminPrivacy } = deskCopyFor(lang)
  const undo = params.section === 'keep' ? new URL(request.url).searchParams.get('undo') : null
  const view = describeSection(params.section, { env, settings, lang })
  return {
    lang,
    ...view,
    review: adminPrivacy.retention.review,
    undo: undo === null ? null : await reviewUndo({ settings, database }, undo, lang),
    title: `${adminStudio.title} · ${studio().name[lang]}`,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? '' },
  { name: 'robots', content: 'noindex, nofollow' },
]

export async function action({ request, params, context }: Route.ActionArgs) {
  const lang = requireDeskLang(params.lang)
  if (!isStudioSection(params.section)) throw data(null, { status: 404 })
  const { section } = params
  const { admin } = requireSession(context)
  const { adminId, ipAddress } = requireActor(context)
  const form = await requireForm(request)
  const intent = isGuarded(section) ? 'save-guarded' : 'save'
  const posted = { form, request, context, lang }
  await protectChange('studio/section-page.tsx', { ...posted, intent })
  const server = context.get(serverContext)
  const { adminStudio } = deskCopyFor(lang)
  const read = await checkSection(section, form, server)
  if (!read.ok) {
    const { typed, faults } = read
    const problem = adminStudio.refused
    return data({ toast: null, problem, typed, faults, review: null }, { status: 400 })
  }
  if (section === 'keep') {
    const review = await reviewRemoval(server, read.values, lang)
    if (review !== null && textField(form, 'confirmed') !== review.confirmation)
      return data({ toast: null, problem: null, typed: read.values, faults: {}, review })
    if (review !== null)
      await protectChange('studio/section-page.tsx', { ...posted, intent: 'save-guarded' })
  }
  await changeRecord(server.database, 'studio', storable(defaultValues, read.values), admin.name)
  await server.settings.refresh()
  if (section === 'hours') await replanOpenLeads(server.database)
  const detail = { section }
  await addAuditEvent(server.database, { action: 'studio-changed', adminId, ipAddress, detail })
  if (isWalk(request)) {
    const walker = { lang, adminId, addresses: summarizeAddresses(context, lang) }
    return redirect(await nextScreen(server, walker, `dashboard/settings/studio/${section}`))
  }
  return redirect(adminUrl(lang, 'dashboard/settings/studio'), {
    headers: { 'Set-Cookie': flashCookie('studioSaved') },
  })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callServer(serverAction, {
    toast: null,
    problem: null,
    typed: {},
    faults: {},
    review: null,
  })
}

/** One screen of the studio's details: a few fields and one button. */
export default function SectionPage({ loaderData: page, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().formData !== undefined
  const { lang, copy, words } = page
  const answer = actionData ?? page.undo ?? undefined
  const back = adminUrl(lang, 'dashboard/settings/studio')
  return (
    <>
      <BackLink to={back} label={copy.backToStudio} />
      <h1 className="display-voice mt-2 text-[2.25rem] leading-none">{words.title}</h1>
      <p className="mt-3 max-w-[44em] text-fg-muted">{words.lead}</p>
      <RefusedForm answer={actionData} />
      <Form
        method="post"
        encType={encTypeOf(page.section)}
        noValidate
        className="mt-8 grid max-w-160 grid-cols-2 gap-x-4 gap-y-5"
      >
        <Fields page={page} answer={answer} />
        {answer?.review ? (
          <RemovalReview
            key={answer.review.confirmation}
            review={answer.review}
            copy={page.review}
            isBusy={isBusy}
            back={back}
          />
        ) : (
          <Button
            type="submit"
            aria-busy={isBusy}
            isBusy={isBusy}
            className="col-span-full mt-3 justify-self-start"
          >
            {isBusy ? copy.saving : copy.save}
          </Button>
        )}
      </Form>
    </>
  )
}

/** A form with files cannot be sent as text. */
function encTypeOf(section: StudioSection) {
  return section === 'pictures' ? 'multipart/form-data' : 'application/x-www-form-urlencoded'
}

type FieldsProps = { page: Route.ComponentProps['loaderData']; answer: Answer | undefined }

function Fields({ page, answer }: FieldsProps) {
  const { lang, copy, weekdays, offers } = page
  const shown = page.fields.map((field) => withAnswer(field, answer, copy.faults))
  const partOf = (field: FieldView) => (
    <StudioFieldInput
      key={field.name}
      lang={lang}
      field={field}
      weekdays={weekdays}
      closed={copy.closed}
      rates={copy.rates}
      offers={offers}
      offerWords={copy.offers}
      pictures={copy.pictures}
      dateLabels={copy.day}
    />
  )
  const ofBreak = shown.filter(isOfBreak)
  return shown.map((field) => {
    if (!isOfBreak(field)) return partOf(field)
    if (field !== ofBreak[0]) return null
    return (
      <BreakFields key="break" title={copy.break} fields={ofBreak}>
        {ofBreak.map(partOf)}
      </BreakFields>
    )
  })
}

type Answer = Pick<Extract<SectionForm, { ok: false }>, 'typed' | 'faults'>

/** The field with what was typed and why it was refused. */
function withAnswer(
  field: FieldView,
  answer: Answer | undefined,
  sentences: AdminStudio['faults'],
): FieldView {
  const fault = answer?.faults[field.name]
  return {
    ...field,
    value: answer?.typed[field.name] ?? field.value,
    error: fault && sentences[fault],
  }
}
