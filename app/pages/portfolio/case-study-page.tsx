import { caseStudies } from '#catalog/projects.ts'
import { copyFor } from '#copy/copy.server.ts'
import { pageUrl } from '#i18n/links.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { requireSlug } from '#i18n/require-slug.ts'
import { PageOpening } from '#site/opening/page-opening.tsx'
import { RelatedLinks } from '#site/related-links.tsx'
import type { Route } from './+types/case-study-page.ts'

export function loader({ params }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const slug = requireSlug(caseStudies, params.project)
  const { openings, links, nav } = copyFor(lang)
  return { lang, path: `portfolio/${slug}` as const, opening: openings[`portfolio/${slug}`], links, related: nav.related }
}

export default function CaseStudyPage({ loaderData: { lang, path, opening, links, related } }: Route.ComponentProps) {
  return (
    <>
      <PageOpening lang={lang} path={path} opening={opening}>
        <a href={pageUrl(lang, 'portfolio')} className="text-link">
          {links.portfolio}
        </a>
      </PageOpening>
      <RelatedLinks lang={lang} path={path} title={related} links={links} />
    </>
  )
}
