import { data, redirect } from 'react-router'
import { upcomingClosedDays } from '#catalog/studio-hours.server.ts'
import type { TemplateId } from '#catalog/templates.ts'
import { copyFor } from '#copy/copy.server.ts'
import type { ExchangeRate } from '#domain/exchange-rate.ts'
import { readContactErrors } from '#domain/leads/field-errors.ts'
import { refusedForm, type FormState, type FormValues } from '#domain/leads/form-state.ts'
import { fill } from '#i18n/fill.ts'
import { formatDays } from '#i18n/format-hours.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { Island } from '#documents/islands/island.tsx'
import { formNotice } from '#server/privacy/privacy-notice.ts'
import { describeAnswerTime } from '#server/promises/promised-time.ts'
import { parseContactForm } from '#server/leads/parse-lead.ts'
import { readFormValues } from '#server/leads/read-form-values.ts'
import { receiveLead } from '#server/leads/receive-lead.ts'
import { visitorContext } from '#server/request/visitor.ts'
import { serverContext } from '#server/server-context.ts'
import { findPrices } from '#server/settings/find-prices.ts'
import {
  leadFormProps,
  type LeadFormProps,
} from '#documents/site/parts/lead-form/lead-form-props.ts'
import { outsideWords } from '#documents/site/parts/lead-form/outside-words.ts'
import { LeadForm } from '#documents/site/parts/lead-form/lead-form.tsx'
import { PageOpening } from '#documents/site/parts/opening/page-opening.tsx'
import { ContactAtOnce } from './contact-at-once.tsx'
import { ContactInfo } from './contact-info.tsx'
import { postingPage } from './posting-page.ts'
import { requestedTemplate } from './requested-template.ts'
import type { Route } from './+types/contact-page.ts'

export function loader({ params, request, context }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const { opening, body } = copyFor(lang).pages.contact
  const { notLoaded, contact: ways } = copyFor(lang).forms
  const template = requestedTemplate(request.url)
  const { rate } = findPrices(context.get(serverContext))
  const form = template
    ? formFor({
        lang,
        values: { page_url: request.url },
        rate,
        state: { values: initialValues(lang, template), ...blank },
      })
    : formFor({ lang, values: {}, rate })
  const closed = upcomingClosedDays().map(({ from, to, name }) => ({
    days: formatDays(from, to, lang),
    name: name[lang],
  }))
  return { lang, opening, contact: body, ways, closed, form, notLoaded }
}

const blank = { errors: {}, failed: false }

/** The initial values of the form for a visitor who wants a template. */
function initialValues(lang: Lang, template: TemplateId): FormValues {
  const { pages, templates } = copyFor(lang)
  const { business } = templates.items[template]
  return {
    service_type: 'landing-page',
    message: fill(pages.contact.body.wantTemplate, { business }),
  }
}

/**
 * Handles the lead form of any page where scripts do not run, and renders it again where it is
 * refused.
 */
export async function action({ params, request, context }: Route.ActionArgs) {
  const lang = requireLang(params.lang)
  const values = await readFormValues(request)
  const outcome = await receiveLead(context.get(serverContext), {
    parse: () => parseContactForm(values),
    idempotencyKey: undefined,
    visitor: context.get(visitorContext),
  })
  if (outcome.kind === 'saved') return redirect(pageUrl(lang, 'thank-you/contact'), 303)
  const state = refusedForm(values, readContactErrors(outcome.errors))
  const { rate } = findPrices(context.get(serverContext))
  const form = formFor({ lang, values, rate, state })
  const shownForm = outcome.reason === 'outside_israel' ? withOutsideText(form) : form
  return data(shownForm, { status: outcome.status })
}

/** The form with the message that the gate refused it. */
function withOutsideText(form: LeadFormProps): LeadFormProps {
  return {
    ...form,
    copy: { ...form.copy, failed: outsideWords(copyFor(form.lang).forms, form.lang) },
  }
}

type FormOptions = {
  lang: Lang
  values: FormValues
  rate: ExchangeRate
  state?: FormState | undefined
}

/** The form, with the time by when somebody who writes now is answered. */
function formFor({ lang, values, rate, state }: FormOptions) {
  const form = formOn({ lang, values, rate, state })
  const answerBy = describeAnswerTime(new Date(), lang, { asksForQuote: false })
  const promise = fill(copyFor(lang).thankYou.promise, { answerBy })
  return { ...form, copy: { ...form.copy, promise } }
}

function formOn({ lang, values, rate, state }: FormOptions) {
  const path = postingPage(values, lang)
  const template = requestedTemplate(values['page_url'] ?? '')
  const titles = { he: copyFor('he').meta[path].title, en: copyFor('en').meta[path].title }
  return leadFormProps({
    lang,
    path,
    rate,
    copy: copyFor(lang),
    titles,
    notice: formNotice(lang).version,
    success: 'redirect',
    ...(template && { query: `?template=${template}` }),
    ...(state && { state }),
  })
}

export default function ContactPage({
  loaderData: { lang, opening, contact, ways, closed, form, notLoaded },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <PageOpening lang={lang} path="contact" opening={opening}>
        <ContactAtOnce actions={contact.actions} />
      </PageOpening>
      <div className="wrap grid gap-x-6 gap-y-20 py-section lg:grid-cols-12">
        <section aria-labelledby="form-title" className="@container lg:col-span-7">
          {/* A refused form begins here: a fragment in its action would stay in the address of the thanks. */}
          <h2
            id="form-title"
            tabIndex={-1}
            autoFocus={actionData !== undefined}
            className="headline-h2 mb-10 outline-none"
          >
            {contact.formTitle}
          </h2>
          <Island
            name="lead-form"
            component={LeadForm}
            props={actionData ?? form}
            notLoaded={notLoaded}
          />
        </section>
        <ContactInfo
          lang={lang}
          copy={contact}
          ways={ways}
          closed={closed}
          className="lg:col-span-4 lg:col-start-9"
        />
      </div>
    </>
  )
}
