import { data } from 'react-router'
import { copyFor } from '#copy/copy.server.ts'
import type { Lang } from '#i18n/languages.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { readFormValues } from '#server/leads/read-form-values.ts'
import { receiveRequest, type RequestOutcome } from '#server/privacy/receive-request.ts'
import { visitorContext } from '#server/request/visitor.ts'
import { serverContext } from '#server/server-context.ts'
import type { Route } from './+types/privacy-policy-page.ts'
import { legalDataFor } from './legal-data.ts'
import { LegalPage } from './legal-page.tsx'
import { RequestForm, type RequestFormState } from './request-form.tsx'
import { StoredItems } from './stored-items.tsx'

export function loader({ params }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const { legal, privacy } = copyFor(lang)
  return {
    legal: legalDataFor('privacy-policy', lang),
    storage: legal.storage,
    request: { form: privacy.form, kinds: privacy.kinds },
  }
}

/** Handles the form for a privacy request (requirements 10.4). */
export async function action({ params, request, context }: Route.ActionArgs) {
  const lang = requireLang(params.lang)
  const server = context.get(serverContext)
  const values = await readFormValues(request)
  const visitor = context.get(visitorContext)
  const outcome = await receiveRequest(server, { values, visitor, language: lang })
  const { form } = copyFor(lang).privacy
  if (outcome.kind === 'stored') {
    const text = server.directMailer.canSend ? form.stored.text : form.stored.withoutMail
    return data<RequestFormState>({ kind: 'stored', text })
  }
  return data<RequestFormState>(
    { kind: 'open', values, errors: outcome.errors, problem: problemOf(outcome.status, lang) },
    { status: outcome.status },
  )
}

type Status = Extract<RequestOutcome, { kind: 'refused' }>['status']

function problemOf(status: Status, lang: Lang): string {
  const { fields, outside, tooMany, unavailable } = copyFor(lang).privacy.form.refused
  return { 400: fields, 403: outside, 429: tooMany, 503: unavailable }[status]
}

const emptyForm: RequestFormState = { kind: 'open', values: {}, errors: {}, problem: null }

export default function PrivacyPolicyPage({
  loaderData: { legal, storage, request },
  actionData,
}: Route.ComponentProps) {
  const { lang } = legal
  const parts = {
    browser: <StoredItems lang={lang} copy={storage} />,
    request: <RequestForm lang={lang} copy={request} state={actionData ?? emptyForm} />,
  }
  return <LegalPage {...legal} parts={parts} />
}
