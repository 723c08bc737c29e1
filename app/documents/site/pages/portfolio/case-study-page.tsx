import { caseStudies } from '#catalog/projects.ts'
import { projects } from '#content/projects/projects.ts'
import { coverOf, openingCoverOf, wideOf } from '#content/projects/project-pictures.ts'
import { copyFor } from '#copy/copy.server.ts'
import { pageUrl } from '#i18n/links.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { requireSlug } from '#i18n/require-slug.ts'
import { serverContext } from '#server/server-context.ts'
import { findPrices } from '#server/settings/find-prices.ts'
import { pageAt } from '#content/pages.ts'
import { bandPicture, NextBand } from '#documents/site/parts/next-band.tsx'
import { PictureOpening } from '#documents/site/parts/opening/picture-opening.tsx'
import { BodyStylesheet } from '#documents/site/parts/opening/body-stylesheet.tsx'
import { ProjectPicture } from '#documents/site/parts/project-picture.tsx'
import { RelatedLinks } from '#documents/site/parts/related-links.tsx'
import { studies } from './studies/studies.ts'
import type { ProjectContext } from '#documents/site/parts/project-context.ts'
import type { Route } from './+types/case-study-page.ts'

export function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const slug = requireSlug(caseStudies, params.project)
  const copy = copyFor(lang)
  const { rate } = findPrices(context.get(serverContext))
  const isStudy = (to: string) => to.startsWith('portfolio/')
  const { related } = pageAt(`portfolio/${slug}`)
  const next = caseStudies.find((id) => related.includes(`portfolio/${id}`)) ?? caseStudies[0]
  return {
    lang,
    slug,
    opening: copy.openings[`portfolio/${slug}`],
    study: copy.caseStudies[slug],
    projectContext: {
      lang,
      rate,
      prices: copy.prices,
      words: copy.portfolio,
    } satisfies ProjectContext,
    next: { id: next, words: copy.projects.items[next] },
    pages: related.filter((to) => !isStudy(to)),
    links: copy.links,
    related: copy.nav.related,
  }
}

export default function CaseStudyPage({ loaderData }: Route.ComponentProps) {
  const { lang, slug, opening, study, projectContext, next, pages, links, related } = loaderData
  const { Layout, styles } = studies[slug]
  return (
    <>
      <BodyStylesheet href={styles} />
      <PictureOpening
        path={`portfolio/${slug}`}
        kicker={<p className="badge">{opening.badge}</p>}
        opening={opening}
        picture={
          <ProjectPicture
            picture={openingCoverOf(slug, lang)}
            sizes="(width >= 64rem) 60vw, calc(100vw - 2.5rem)"
            wide={wideOf(slug, lang)}
            className="opening-picture opening-picture-case"
            eager
          />
        }
      >
        <a href="#story" className="pill">
          {projectContext.words.study.read}
        </a>
        <a href={`${pageUrl(lang, 'portfolio')}#${slug}`} className="text-link">
          {links.portfolio}
        </a>
      </PictureOpening>
      <span id="story" />
      <Layout
        lang={lang}
        id={slug}
        study={study}
        project={projects[slug]}
        projectContext={projectContext}
      />
      <NextBand
        href={pageUrl(lang, `portfolio/${next.id}`)}
        tone={pageAt(`portfolio/${next.id}`).opening.backdrop}
        label={projectContext.words.study.next}
        title={next.words.name}
        line={next.words.line}
        picture={<ProjectPicture picture={coverOf(next.id, lang)} {...bandPicture} />}
      />
      <RelatedLinks
        lang={lang}
        path={`portfolio/${slug}`}
        title={related}
        links={links}
        pages={pages}
      />
    </>
  )
}
