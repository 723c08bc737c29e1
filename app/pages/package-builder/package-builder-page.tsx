import { copyFor } from '#copy/copy.server.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { PageOpening } from '#site/opening/page-opening.tsx'
import type { Route } from './+types/package-builder-page.ts'

export function loader({ params }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  return { lang, opening: copyFor(lang).openings['package-builder'] }
}

export default function PackageBuilderPage({ loaderData: { lang, opening } }: Route.ComponentProps) {
  return <PageOpening lang={lang} path="package-builder" opening={opening} />
}
