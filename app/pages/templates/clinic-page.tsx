import { clinicPages } from '#catalog/templates.ts'
import { copyFor } from '#copy/copy.server.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { requireSlug } from '#i18n/require-slug.ts'
import { PageOpening } from '#site/opening/page-opening.tsx'
import type { Route } from './+types/clinic-page.ts'

export function loader({ params }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const slug = requireSlug(clinicPages, params.page)
  return { lang, slug, opening: copyFor(lang).openings[`templates/aesthetic-clinic/${slug}`] }
}

export default function ClinicPage({ loaderData: { lang, slug, opening } }: Route.ComponentProps) {
  return <PageOpening lang={lang} path={`templates/aesthetic-clinic/${slug}`} opening={opening} />
}
