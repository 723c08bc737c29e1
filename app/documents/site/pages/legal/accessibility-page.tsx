import { requireLang } from '#i18n/require-lang.ts'
import type { Route } from './+types/accessibility-page.ts'
import { legalDataFor } from './legal-data.ts'
import { LegalPage } from './legal-page.tsx'

export function loader({ params }: Route.LoaderArgs) {
  return legalDataFor('accessibility', requireLang(params.lang))
}

export default function AccessibilityPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData} />
}
