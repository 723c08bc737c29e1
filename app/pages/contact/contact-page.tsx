import { data, redirect, type RouterContextProvider } from 'react-router'
import { copyFor } from '#copy/copy.server.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { Island } from '#islands/island.tsx'
import { receiveLead } from '#server/leads/lead-intake.ts'
import { parsePostedContactForm } from '#server/leads/parse-lead.ts'
import { serverContext, visitorContext } from '#server/server-context.ts'
import { leadFormProps, type LeadFormAnswer } from '#site/lead-form/lead-form-props.ts'
import { LeadForm } from '#site/lead-form/lead-form.tsx'
import { PageOpening } from '#site/opening/page-opening.tsx'
import { ContactAtOnce } from './contact-at-once.tsx'
import { ContactInfo } from './contact-info.tsx'
import { postedFrom, readPostedLead, toFieldErrors, type PostedLead } from './read-posted-lead.ts'
import type { Route } from './+types/contact-page.ts'

export function loader({ params }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const { openings, contact } = copyFor(lang)
  return { lang, opening: openings.contact, contact, form: formFor(lang, {}) }
}

/** The lead form without JavaScript, of whatever page: it comes here, and back here with its values and errors. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const lang = requireLang(params.lang)
  const values = await readPostedLead(request)
  const { status, answer } = await takePosted(values, context)
  if (answer === null) return redirect(pageUrl(lang, 'thank-you/contact'), 303)
  return data(formFor(lang, values, answer), { status })
}

async function takePosted(values: PostedLead, context: Readonly<RouterContextProvider>) {
  const intake = {
    input: values,
    key: undefined,
    visitor: context.get(visitorContext),
    parse: parsePostedContactForm,
  }
  const taken = await receiveLead(context.get(serverContext), intake)
  const back = (errors: LeadFormAnswer['errors']): LeadFormAnswer => ({
    values,
    errors,
    failed: Object.keys(errors).length === 0,
  })
  switch (taken.kind) {
    case 'saved':
      return { status: 303, answer: null }
    case 'invalid':
      return { status: 422, answer: back(toFieldErrors(taken.errors)) }
    case 'too-many':
      return { status: 429, answer: back({}) }
    case 'unavailable':
      return { status: 503, answer: back({}) }
    case 'bad-key':
    case 'key-reused':
      return { status: 400, answer: back({}) }
  }
}

function formFor(lang: Lang, values: PostedLead, answer?: LeadFormAnswer) {
  const path = postedFrom(values, lang)
  const titles = { he: copyFor('he').meta[path].title, en: copyFor('en').meta[path].title }
  return leadFormProps({
    lang,
    path,
    copy: copyFor(lang),
    titles,
    success: 'redirect',
    ...(answer && { answer }),
  })
}

export default function ContactPage({
  loaderData: { lang, opening, contact, form },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <PageOpening lang={lang} path="contact" opening={opening}>
        <ContactAtOnce actions={contact.actions} />
      </PageOpening>
      <div className="wrap grid gap-x-6 gap-y-20 py-section lg:grid-cols-12">
        <section aria-labelledby="form-title" className="@container lg:col-span-7">
          <h2 id="form-title" className="headline-h2 mb-10">
            {contact.formTitle}
          </h2>
          <Island name="lead-form" component={LeadForm} props={actionData ?? form} />
        </section>
        <ContactInfo lang={lang} copy={contact} className="lg:col-span-4 lg:col-start-9" />
      </div>
    </>
  )
}
