import { requireLang } from '#i18n/require-lang.ts'
import type { Route } from './+types/privacy-policy-page.ts'
import { legalDataFor } from './legal-data.ts'
import { LegalPage } from './legal-page.tsx'

export function loader({ params }: Route.LoaderArgs) {
  return legalDataFor('privacy-policy', requireLang(params.lang))
}

export default function PrivacyPolicyPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData} />
}
