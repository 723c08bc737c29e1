import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { budgetIds } from '#catalog/budgets.ts'
import { company } from '#catalog/company.ts'
import { contactRules } from '#catalog/contact-rules.ts'
import type { CountryCode } from '#catalog/countries.ts'
import { serviceChoices } from '#catalog/services.ts'
import { copyFor } from '#copy/copy.server.ts'
import { isLeadId } from '#domain/leads/lead-id.ts'
import {
  correctedFields,
  parseLeadCorrection,
  type CorrectedField,
  type CorrectedValues,
  type CorrectionErrors,
} from '#domain/leads/lead-correction.ts'
import { fill } from '#i18n/fill.ts'
import { adminUrl } from '#i18n/links.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { requireActor } from '#server/admins/actor.ts'
import { requireSession } from '#server/admins/current-session.ts'
import { flashCookie } from '#server/admins/flash.ts'
import { requireForm } from '#server/admins/require-form.ts'
import type { Database } from '#server/db/database.ts'
import {
  correctableValues,
  correctLead,
  optionalFields,
} from '#server/leads/lead-correction-store.ts'
import { budgetName, serviceName } from '#server/leads/lead-labels.ts'
import { getLead } from '#server/leads/lead-list-store.ts'
import { serverContext } from '#server/server-context.ts'
import { Button } from '#ui/button.tsx'
import { InputField, SelectField } from '#ui/field.tsx'
import { Icon } from '../icon.tsx'
import type { Route } from './+types/correct-lead-page.ts'
import { shouldRevalidateLeads } from './should-revalidate-leads.ts'

async function requireLead(database: Database, id: string) {
  const lead = isLeadId(id) ? await getLead(database, id) : null
  if (!lead) throw new Response(null, { status: 404 })
  return lead
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  requireSession(context)
  const lead = await requireLead(context.get(serverContext).database, params.leadId)
  const { admin, forms } = copyFor(lang)
  return {
    lang,
    id: lead.id,
    values: correctableValues(lead),
    optional: optionalFields(lead),
    copy: admin.correction,
    labels: forms.lead.labels,
    errorTexts: forms.lead.errors,
    none: admin.leads.none,
    services: serviceChoices.map((id) => ({ id, name: serviceName(id, lang) ?? id })),
    budgets: budgetIds.map((id) => ({ id, name: budgetName(id, lang) ?? id })),
    title: `${admin.correction.title} · ${company.name[lang]}`,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? company.name.he },
  { name: 'robots', content: 'noindex, nofollow' },
]

type Refused = {
  values: CorrectedValues
  errors: CorrectionErrors
  problem: 'stale' | 'away' | null
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const lang = requireLang(params.lang)
  const actor = requireActor(context)
  const { database } = context.get(serverContext)
  const lead = await requireLead(database, params.leadId)
  const form = await requireForm(request)
  const parsed = parseLeadCorrection(form, {
    ...contactRules,
    // SAFETY: stored leads have a country of the catalogue
    prefix: contactRules.prefixes[lead.countryCode as CountryCode],
    optional: optionalFields(lead),
  })
  const refuse = (rest: Omit<Refused, 'values'>, status: number) =>
    data<Refused>({ values: typedValues(form), ...rest }, { status })
  if (!parsed.ok) return refuse({ errors: parsed.errors, problem: null }, 400)
  const result = await correctLead(database, lead.id, parsed.correction, actor)
  if (result === 'stale') return refuse({ errors: {}, problem: 'stale' }, 409)
  if (result === 'gone') throw new Response(null, { status: 404 })
  return redirect(adminUrl(lang, `dashboard/leads/${lead.id}`), {
    status: 303,
    headers: { 'Set-Cookie': flashCookie('leadCorrected') },
  })
}

function typedValues(form: FormData): CorrectedValues {
  const text = (field: CorrectedField) => {
    const value = form.get(field)
    return typeof value === 'string' ? value : ''
  }
  // SAFETY: made from every field
  return Object.fromEntries(correctedFields.map((field) => [field, text(field)])) as CorrectedValues
}

export const shouldRevalidate = shouldRevalidateLeads

/** A form that does not reach the server stays on the screen, with what was typed. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const values = typedValues(await request.clone().formData())
  try {
    return await serverAction()
  } catch (error) {
    // The status keeps the router from loading the page again, which would fail too.
    if (error instanceof TypeError)
      return data<Refused>({ values, errors: {}, problem: 'away' }, { status: 503 })
    throw error
  }
}

export default function CorrectLeadPage({ loaderData: page, actionData }: Route.ComponentProps) {
  const { lang, id, copy } = page
  return (
    <div className="max-w-130">
      <Link
        to={adminUrl(lang, `dashboard/leads/${id}`)}
        className="flex min-h-11 w-fit items-center gap-2 text-small text-fg-muted hover:text-fg"
      >
        <Icon name="back" className="rtl:-scale-x-100" />
        {copy.back}
      </Link>
      <h1 className="display-voice mt-2 text-[2.25rem] leading-none">{copy.title}</h1>
      <p className="mt-3 text-small text-fg-muted">{copy.note}</p>
      <p role="alert" className="mt-3 font-medium text-danger empty:hidden">
        {actionData?.problem ? copy[actionData.problem] : null}
      </p>
      <CorrectionForm page={page} refused={actionData ?? null} />
    </div>
  )
}

type FormProps = { page: Route.ComponentProps['loaderData']; refused: Refused | null }

function CorrectionForm({ page, refused }: FormProps) {
  const { copy, labels, none, optional, services, budgets } = page
  const isBusy = useNavigation().formMethod === 'POST'
  const typed = refused?.values ?? page.values
  const field = (name: CorrectedField) => {
    const code = refused?.errors[name]
    const isOutdated = refused?.problem === 'stale' && typed[name] !== page.values[name]
    return {
      id: name,
      name,
      label: labels[name],
      error: code && page.errorTexts[code],
      note: isOutdated ? fill(copy.stored, { value: storedName(page, name) }) : undefined,
      defaultValue: typed[name],
      required: !optional.includes(name),
    }
  }
  const latin = { dir: 'ltr', className: '[&_input]:rtl:text-end' }
  return (
    <Form method="post" noValidate className="mt-5 grid gap-4">
      <input type="hidden" name="seen" value={JSON.stringify(page.values)} />
      <InputField {...field('name')} dir="auto" autoComplete="off" />
      <InputField {...field('phone')} {...latin} type="tel" autoComplete="off" />
      <InputField {...field('email')} {...latin} type="email" autoComplete="off" />
      <Choice field={field('service_type')} none={none} choices={services} />
      <Choice field={field('budget')} none={none} choices={budgets} />
      <Button type="submit" isBusy={isBusy} aria-disabled={isBusy}>
        {copy.submit}
      </Button>
    </Form>
  )
}

function storedName({ values, services, budgets, none }: FormProps['page'], name: CorrectedField) {
  const choice = [...services, ...budgets].find(({ id }) => id === values[name])
  return choice?.name ?? (values[name] === '' ? none : values[name])
}

type ChoiceProps = {
  field: { id: string; name: string; label: string; required: boolean; defaultValue: string } & {
    error: string | undefined
    note: string | undefined
  }
  none: string
  choices: readonly { id: string; name: string }[]
}

/** The empty choice only where the lead may lack it. */
function Choice({ field, none, choices }: ChoiceProps) {
  return (
    <SelectField {...field}>
      {field.required ? null : <option value="">{none}</option>}
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
