import { data, Form, redirect, useNavigation } from 'react-router'
import { studio } from '#catalog/studio.server.ts'
import { BackLink } from '#desk/parts/back-link.tsx'
import { callServer } from '#desk/parts/call-server.ts'
import { RefusedForm } from '#desk/parts/refused-form.tsx'
import { protectChange } from '#desk/parts/protect-change.server.ts'
import { RemoveItem } from '#desk/parts/remove-item.tsx'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { requireDeskLang } from '#desk/words/desk-lang.ts'
import {
  maxTestimonials,
  readTestimonial,
  storedTestimonials,
  testimonialRules,
} from '#domain/studio/testimonials.ts'
import { fill } from '#i18n/fill.ts'
import { adminUrl } from '#i18n/links.ts'
import { addAuditEvent } from '#server/admins/audit/audit-store.ts'
import { requireSession } from '#server/desk/current-session.ts'
import { flashCookie } from '#server/desk/flash.ts'
import { requireActor } from '#server/desk/require-actor.ts'
import { requireForm, textField } from '#server/request/require-form.ts'
import { serverContext, type ServerContext } from '#server/server-context.ts'
import { changeRecord } from '#server/settings/record-store.ts'
import { Button } from '#ui/button.tsx'
import type { Route } from './+types/testimonial-page.ts'
import { readTypedTestimonial } from './read-typed-testimonial.ts'
import { TestimonialInput } from './testimonial-input.tsx'

const newOne = 'new'

/** The testimonial at an address; null for a new one. Throws 404 for an unknown one. */
function requireTestimonial({ settings }: Pick<ServerContext, 'settings'>, id: string) {
  if (id === newOne) return null
  const stored = storedTestimonials(settings.get('testimonials') ?? {})
  const found = stored.find((each) => each.id === id)
  if (found === undefined) throw data(null, { status: 404 })
  return found
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireDeskLang(params.lang)
  requireSession(context)
  const server = context.get(serverContext)
  // Another process on the same database may have changed the settings.
  await server.settings.refresh()
  const found = requireTestimonial(server, params.testimonialId)
  const { adminTestimonials: copy, adminStudio } = deskCopyFor(lang)
  const heading = found === null ? copy.newTitle : copy.editTitle
  return {
    lang,
    heading,
    values: found?.values ?? null,
    fields: copy.fields,
    notes: {
      link: copy.linkNote,
      quote: fill(copy.counted, { count: testimonialRules['quote.he'].max }),
    },
    copy: { back: copy.backToList, save: copy.save, saving: copy.saving },
    removal: found === null ? null : { label: copy.remove, sure: copy.sure },
    faults: adminStudio.faults,
    day: adminStudio.day,
    title: `${heading} · ${studio().name[lang]}`,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? '' },
  { name: 'robots', content: 'noindex, nofollow' },
]

export async function action({ request, params, context }: Route.ActionArgs) {
  const lang = requireDeskLang(params.lang)
  const { admin } = requireSession(context)
  const { adminId, ipAddress } = requireActor(context)
  const server = context.get(serverContext)
  const form = await requireForm(request)
  await protectChange('testimonials/testimonial-page.tsx', { form, request, context, lang })
  const found = requireTestimonial(server, params.testimonialId)
  const store = async (id: string, text: string | null) => {
    await changeRecord(server.database, 'testimonials', { [id]: text }, admin.name)
    await server.settings.refresh()
    const detail = { section: 'testimonials' }
    await addAuditEvent(server.database, { action: 'studio-changed', adminId, ipAddress, detail })
    return redirect(adminUrl(lang, 'dashboard/settings/testimonials'), {
      headers: { 'Set-Cookie': flashCookie('studioSaved') },
    })
  }
  if (textField(form, 'intent') === 'remove' && found !== null) return store(found.id, null)
  const { adminStudio, adminTestimonials: copy } = deskCopyFor(lang)
  const typed = readTypedTestimonial(form)
  const read = readTestimonial(typed)
  if (!read.ok) {
    const { faults } = read
    return data({ toast: null, problem: adminStudio.refused, typed, faults }, { status: 400 })
  }
  const stored = Object.keys(server.settings.get('testimonials') ?? {}).length
  if (found === null && stored >= maxTestimonials) {
    const problem = fill(copy.full, { count: maxTestimonials })
    return data({ toast: null, problem, typed, faults: {} }, { status: 409 })
  }
  return store(found?.id ?? crypto.randomUUID(), JSON.stringify(read.values))
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return callServer(serverAction, { toast: null, problem: null, typed: null, faults: {} })
}

/** One testimonial, in both languages. */
export default function TestimonialPage({ loaderData: page, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().formData !== undefined
  const { lang, copy, heading, removal } = page
  const input = {
    page,
    values: actionData?.typed ?? page.values,
    problems: actionData?.faults ?? {},
  }
  return (
    <>
      <BackLink to={adminUrl(lang, 'dashboard/settings/testimonials')} label={copy.back} />
      <h1 className="display-voice mt-2 text-[2.25rem] leading-none">{heading}</h1>
      <RefusedForm problem={actionData?.problem ?? null} answer={actionData} />
      <Form
        method="post"
        noValidate
        className="mt-8 grid max-w-260 gap-x-12 gap-y-8 lg:grid-cols-2"
      >
        <div className="grid content-start gap-5">
          <TestimonialInput field="quote.he" {...input} />
          <TestimonialInput field="name.he" {...input} />
          <TestimonialInput field="role.he" {...input} />
          <TestimonialInput field="company.he" {...input} />
        </div>
        <div className="grid content-start gap-5">
          <TestimonialInput field="quote.en" {...input} />
          <TestimonialInput field="name.en" {...input} />
          <TestimonialInput field="role.en" {...input} />
          <TestimonialInput field="company.en" {...input} />
        </div>
        <TestimonialInput field="link" {...input} />
        <TestimonialInput field="date" {...input} />
        <Button
          type="submit"
          name="intent"
          value="save"
          aria-busy={isBusy}
          isBusy={isBusy}
          className="justify-self-start lg:col-span-full"
        >
          {isBusy ? copy.saving : copy.save}
        </Button>
      </Form>
      {removal === null ? null : (
        <div className="mt-12 max-w-160">
          <RemoveItem {...removal} />
        </div>
      )}
    </>
  )
}
