import { templates } from '#catalog/templates.ts'
import { copyFor } from '#copy/copy.server.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { requireSlug } from '#i18n/require-slug.ts'
import { PageOpening } from '#site/opening/page-opening.tsx'
import type { Route } from './+types/template-page.ts'

export function loader({ params }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const slug = requireSlug(templates, params.template)
  return { lang, slug, opening: copyFor(lang).openings[`templates/${slug}`] }
}

export default function TemplatePage({ loaderData: { lang, slug, opening } }: Route.ComponentProps) {
  return <PageOpening lang={lang} path={`templates/${slug}`} opening={opening} />
}
