import { copyFor } from '#copy/copy.server.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { PageOpening } from '#site/opening/page-opening.tsx'
import type { Route } from './+types/terms-of-service-page.ts'

export function loader({ params }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  return { lang, opening: copyFor(lang).openings['terms-of-service'] }
}

export default function TermsOfServicePage({ loaderData: { lang, opening } }: Route.ComponentProps) {
  return <PageOpening lang={lang} path="terms-of-service" opening={opening} />
}
