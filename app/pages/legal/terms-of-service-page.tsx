import { copyFor } from '#copy/copy.server.ts'
import { requireLang } from '#i18n/require-lang.ts'
import type { Route } from './+types/terms-of-service-page.ts'
import { legalDataFor } from './legal-data.ts'
import { LegalPage } from './legal-page.tsx'

export function loader({ params }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const { labels, cancellation } = copyFor(lang).servicePage.terms
  return legalDataFor('terms-of-service', lang, [{ name: labels.cancellation, text: cancellation }])
}

export default function TermsOfServicePage({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData} />
}
