import { caseStudies } from '#catalog/projects.ts'
import { copyFor } from '#copy/copy.server.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { requireSlug } from '#i18n/require-slug.ts'
import { PageOpening } from '#site/opening/page-opening.tsx'
import type { Route } from './+types/case-study-page.ts'

export function loader({ params }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const slug = requireSlug(caseStudies, params.project)
  return { lang, slug, opening: copyFor(lang).openings[`portfolio/${slug}`] }
}

export default function CaseStudyPage({ loaderData: { lang, slug, opening } }: Route.ComponentProps) {
  return <PageOpening lang={lang} path={`portfolio/${slug}`} opening={opening} />
}
