import { serviceIds } from '#catalog/services.ts'
import { copyFor } from '#copy/copy.server.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { requireSlug } from '#i18n/require-slug.ts'
import { PageOpening } from '#site/opening/page-opening.tsx'
import type { Route } from './+types/service-page.ts'

export function loader({ params }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const slug = requireSlug(serviceIds, params.service)
  return { lang, slug, opening: copyFor(lang).openings[`services/${slug}`] }
}

export default function ServicePage({ loaderData: { lang, slug, opening } }: Route.ComponentProps) {
  return <PageOpening lang={lang} path={`services/${slug}`} opening={opening} />
}
