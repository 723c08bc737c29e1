import { copyFor } from '#copy/copy.server.ts'
import { requireLang } from '#i18n/require-lang.ts'
import type { Route } from './+types/privacy-policy-page.ts'
import { legalDataFor } from './legal-data.ts'
import { LegalPage } from './legal-page.tsx'
import { StoredItems } from './stored-items.tsx'

export function loader({ params }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  return { legal: legalDataFor('privacy-policy', lang), storage: copyFor(lang).legal.storage }
}

export default function PrivacyPolicyPage({
  loaderData: { legal, storage },
}: Route.ComponentProps) {
  const parts = { browser: <StoredItems lang={legal.lang} copy={storage} /> }
  return <LegalPage {...legal} parts={parts} />
}
