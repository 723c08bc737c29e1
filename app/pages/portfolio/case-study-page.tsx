import { caseStudies } from '#catalog/projects.ts'
import { copyFor } from '#copy/copy.server.ts'
import { pageUrl } from '#i18n/links.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { requireSlug } from '#i18n/require-slug.ts'
import { PictureOpening } from '#site/opening/picture-opening.tsx'
import { ProjectCover } from '#site/project-cover.tsx'
import { RelatedLinks } from '#site/related-links.tsx'
import type { Route } from './+types/case-study-page.ts'

export function loader({ params }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const slug = requireSlug(caseStudies, params.project)
  const { openings, links, nav } = copyFor(lang)
  return { lang, slug, path: `portfolio/${slug}` as const, opening: openings[`portfolio/${slug}`], links, related: nav.related }
}

export default function CaseStudyPage({ loaderData: { lang, slug, path, opening, links, related } }: Route.ComponentProps) {
  return (
    <>
      <PictureOpening
        path={path}
        kicker={<p className="badge">{opening.badge}</p>}
        opening={opening}
        picture={<ProjectCover id={slug} sizes="(width >= 64rem) 60vw, 100vw" className="opening-picture opening-picture-case" eager />}
      >
        <a href={pageUrl(lang, 'portfolio')} className="text-link">
          {links.portfolio}
        </a>
      </PictureOpening>
      <RelatedLinks lang={lang} path={path} title={related} links={links} />
    </>
  )
}
