import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { company } from '#catalog/company.ts'
import { serviceChoices } from '#catalog/services.ts'
import { copyFor } from '#copy/copy.server.ts'
import {
  parseHandMadeLead,
  type HandMadeErrors,
  type HandMadeField,
} from '#domain/leads/hand-made-lead.ts'
import { adminUrl } from '#i18n/links.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { requireActor } from '#server/admins/actor.ts'
import { requireSession } from '#server/admins/current-session.ts'
import { flashCookie } from '#server/admins/flash.ts'
import { requireForm } from '#server/admins/require-form.ts'
import { addHandMadeLead } from '#server/leads/hand-made-lead-store.ts'
import { serviceName } from '#server/leads/lead-labels.ts'
import { serverContext } from '#server/server-context.ts'
import { randomUuid } from '#site/lead-form/lead-attempt.ts'
import { Button } from '#ui/button.tsx'
import { InputField, SelectField, TextAreaField } from '#ui/field.tsx'
import { Icon } from '../icon.tsx'
import type { Route } from './+types/new-lead-page.ts'

export function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  requireSession(context)
  const { admin, forms } = copyFor(lang)
  return {
    lang,
    key: randomUuid(),
    copy: admin.newLead,
    back: admin.lead.back,
    labels: forms.lead.labels,
    errorTexts: forms.lead.errors,
    choose: forms.lead.placeholders.service,
    services: serviceChoices.map((id) => ({ id, name: serviceName(id, lang) })),
    title: `${admin.newLead.title} · ${company.name[lang]}`,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? company.name.he },
  { name: 'robots', content: 'noindex, nofollow' },
]

export async function action({ request, params, context }: Route.ActionArgs) {
  const lang = requireLang(params.lang)
  const actor = requireActor(context)
  const parsed = parseHandMadeLead(await requireForm(request), serviceChoices)
  if (!parsed.ok) return data({ errors: parsed.errors }, { status: 400 })
  const { database } = context.get(serverContext)
  await addHandMadeLead(database, parsed.lead, { ...actor, language: lang })
  return redirect(adminUrl(lang, `dashboard/leads/${parsed.lead.key}`), {
    status: 303,
    headers: { 'Set-Cookie': flashCookie('leadAdded') },
  })
}

export default function NewLeadPage({ loaderData: page, actionData }: Route.ComponentProps) {
  const { lang, copy } = page
  return (
    <div className="max-w-130">
      <Link
        to={adminUrl(lang, 'dashboard')}
        className="flex min-h-11 w-fit items-center gap-2 text-small text-fg-muted hover:text-fg"
      >
        <Icon name="back" className="rtl:-scale-x-100" />
        {page.back}
      </Link>
      <h1 className="display-voice mt-2 text-[2.25rem] leading-none">{copy.title}</h1>
      <NewLeadForm page={page} errors={actionData?.errors ?? {}} />
    </div>
  )
}

type FormProps = { page: Route.ComponentProps['loaderData']; errors: HandMadeErrors }

function NewLeadForm({
  page: { key, copy, labels, errorTexts, choose, services },
  errors,
}: FormProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  const errorOf = (field: HandMadeField) => {
    const code = errors[field]
    return code && errorTexts[code]
  }
  const field = (name: HandMadeField) => ({ id: name, name, error: errorOf(name) })
  return (
    <Form method="post" className="mt-5 grid gap-4">
      <input type="hidden" name="key" value={key} />
      <InputField {...field('name')} label={labels.name} dir="auto" required autoFocus />
      <InputField
        {...field('phone')}
        type="tel"
        label={labels.phone}
        dir="ltr"
        className="[&_input]:rtl:text-end"
        required
      />
      <SelectField {...field('service_type')} label={labels.service_type} defaultValue="" required>
        <option value="">{choose}</option>
        {services.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        {...field('notes')}
        label={copy.notes}
        dir="auto"
        rows={2}
        className="[&_textarea]:min-h-24"
      />
      <InputField
        {...field('email')}
        type="email"
        label={copy.email}
        dir="ltr"
        className="[&_input]:rtl:text-end"
      />
      <Button type="submit" isBusy={isBusy} aria-disabled={isBusy}>
        {copy.submit}
      </Button>
    </Form>
  )
}
