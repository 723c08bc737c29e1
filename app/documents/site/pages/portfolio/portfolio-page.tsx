import { portfolioPath, readPortfolioView } from '#catalog/portfolio-view.ts'
import { copyFor } from '#copy/copy.server.ts'
import { languages } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { serverContext } from '#server/server-context.ts'
import { findPrices } from '#server/settings/find-prices.ts'
import { LetterScene } from '#documents/site/parts/letter/letter-scene.tsx'
import { bandPicture, NextBand } from '#documents/site/parts/next-band.tsx'
import { PageOpening } from '#documents/site/parts/opening/page-opening.tsx'
import { BodyStylesheet } from '#documents/site/parts/opening/body-stylesheet.tsx'
import portfolioStyles from './portfolio.css?url'
import { ProjectList } from './project-list.tsx'
import { ProjectSheet } from './project-sheet.tsx'
import type { ProjectContext } from '#documents/site/parts/project-context.ts'
import type { Route } from './+types/portfolio-page.ts'

export function loader({ params, request, context }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const { openings, projects, projectDetails, portfolio, prices, links } = copyFor(lang)
  const view = readPortfolioView(new URL(request.url).searchParams)
  return {
    lang,
    view,
    opening: openings.portfolio,
    names: projects,
    details: view.project && projectDetails[view.project],
    projectContext: {
      lang,
      rate: findPrices(context.get(serverContext)).rate,
      prices,
      words: portfolio,
    } satisfies ProjectContext,
    contact: links.contact,
  }
}

export default function PortfolioPage({
  loaderData: { lang, view, opening, names, details, projectContext, contact },
}: Route.ComponentProps) {
  const { category, project } = view
  return (
    <>
      <PageOpening lang={lang} path="portfolio" opening={opening}>
        <a href={pageUrl(lang, 'contact')} className="pill">
          {contact}
        </a>
      </PageOpening>
      <BodyStylesheet href={portfolioStyles} />
      <ProjectList lang={lang} category={category} names={names} words={projectContext.words} />
      <NextBand
        href={pageUrl(lang, 'contact')}
        tone="lilac"
        {...projectContext.words.yours}
        picture={
          <span className={bandPicture.className}>
            <LetterScene letter="ש" dir={languages[lang].dir} className="size-full" />
          </span>
        }
      />
      {project === null || details === null ? null : (
        <ProjectSheet
          id={project}
          name={names.items[project]}
          details={details}
          listUrl={pageUrl(lang, portfolioPath({ category, project: null }))}
          projectContext={projectContext}
        />
      )}
    </>
  )
}
