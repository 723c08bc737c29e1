import { copyFor } from '#copy/copy.server.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { PageOpening } from '#site/opening/page-opening.tsx'
import type { Route } from './+types/thank-you-quote-page.ts'

export function loader({ params }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  return { lang, opening: copyFor(lang).openings['thank-you/quote'] }
}

export default function ThankYouQuotePage({ loaderData: { lang, opening } }: Route.ComponentProps) {
  return <PageOpening lang={lang} path="thank-you/quote" opening={opening} />
}
