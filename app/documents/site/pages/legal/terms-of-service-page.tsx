import { studio } from '#catalog/studio.server.ts'
import { copyFor } from '#copy/copy.server.ts'
import { requireLang } from '#i18n/require-lang.ts'
import type { Route } from './+types/terms-of-service-page.ts'
import { legalDataFor } from './legal-data.ts'
import { LegalPage } from './legal-page.tsx'
import { ServiceTerms, serviceTermsFor } from './service-terms.tsx'

export function loader({ params }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  return {
    legal: legalDataFor('terms-of-service', lang),
    services: serviceTermsFor(copyFor(lang), studio().sales),
  }
}

export default function TermsOfServicePage({
  loaderData: { legal, services },
}: Route.ComponentProps) {
  const parts = { services: <ServiceTerms lang={legal.lang} services={services} /> }
  return <LegalPage {...legal} parts={parts} />
}
