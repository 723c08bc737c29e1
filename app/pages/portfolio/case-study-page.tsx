import { caseStudies } from '#catalog/projects.ts'
import { projects } from '#content/projects/projects.ts'
import { caseViewsOf, coverOf } from '#content/projects/project-pictures.ts'
import { copyFor } from '#copy/copy.server.ts'
import { pageUrl } from '#i18n/links.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { requireSlug } from '#i18n/require-slug.ts'
import { serverContext } from '#server/server-context.ts'
import { findPrices } from '#server/settings/find-prices.ts'
import { pageAt } from '#content/pages.ts'
import { bandPicture, NextBand } from '#site/next-band.tsx'
import { PictureOpening } from '#site/opening/picture-opening.tsx'
import { ProjectPicture } from '#site/project-picture.tsx'
import { ProjectScreens } from '#site/project-screens.tsx'
import { RelatedLinks } from '#site/related-links.tsx'
import { CasePersona } from './case-persona.tsx'
import { CaseStory } from './case-story.tsx'
import caseStudyStyles from './case-study.css?url'
import type { ProjectContext } from '#site/project-context.ts'
import type { Route } from './+types/case-study-page.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: caseStudyStyles }]

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
    screens: copy.caseStudies[slug].screens,
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
  const { lang, slug, opening, study, screens, projectContext, next, pages, links, related } =
    loaderData
  return (
    <>
      <PictureOpening
        path={`portfolio/${slug}`}
        kicker={<p className="badge">{opening.badge}</p>}
        opening={opening}
        picture={
          <ProjectPicture
            picture={coverOf(slug, lang)}
            sizes="(width >= 64rem) 60vw, 100vw"
            className="opening-picture opening-picture-case"
            eager
          />
        }
      >
        <a href={pageUrl(lang, 'portfolio')} className="text-link">
          {links.portfolio}
        </a>
      </PictureOpening>
      <CaseStory study={study} project={projects[slug]} projectContext={projectContext} />
      <ProjectScreens
        tone={pageAt(`portfolio/${slug}`).opening.backdrop}
        title={projectContext.words.study.screens}
        views={caseViewsOf(slug, lang)}
        captions={screens}
      />
      <CasePersona id={slug} persona={study.persona} words={projectContext.words.study} />
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
