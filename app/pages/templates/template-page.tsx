import { templateViewsOf } from '#content/projects/project-pictures.ts'
import { projects } from '#content/projects/projects.ts'
import { templates } from '#catalog/templates.ts'
import { copyFor } from '#copy/copy.server.ts'
import { fill } from '#i18n/fill.ts'
import { pageUrl } from '#i18n/links.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { requireSlug } from '#i18n/require-slug.ts'
import { serverContext } from '#server/server-context.ts'
import { findPrices } from '#server/settings/find-prices.ts'
import { pageAt } from '#content/pages.ts'
import { bandPicture, NextBand } from '#site/next-band.tsx'
import { ProjectScreens } from '#site/project-screens.tsx'
import type { ProjectContext } from '#site/project-context.ts'
import { RelatedLinks } from '#site/related-links.tsx'
import { TemplateOpening } from '#site/template-opening.tsx'
import { TemplatePicture } from '#site/template-picture.tsx'
import { TemplateStory } from './template-story.tsx'
import templateStyles from './templates.css?url'
import type { Route } from './+types/template-page.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: templateStyles }]

export function loader({ params, context }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const slug = requireSlug(templates, params.template)
  const {
    openings,
    links,
    nav,
    templates: words,
    portfolio,
    prices,
    projectDetails,
  } = copyFor(lang)
  const { business } = words.items[slug]
  const next = templates[(templates.indexOf(slug) + 1) % templates.length] ?? slug
  return {
    lang,
    slug,
    business,
    words,
    opening: openings[`templates/${slug}`],
    details: projectDetails[slug],
    notice: fill(words.demoNotice, { business }),
    captions: { desk: fill(words.captions.desk, { business }), phone: words.captions.phone },
    projectContext: {
      lang,
      rate: findPrices(context.get(serverContext)).rate,
      prices,
      words: portfolio,
    } satisfies ProjectContext,
    next: { id: next, ...words.items[next] },
    links,
    related: nav.related,
  }
}

export default function TemplatePage({ loaderData }: Route.ComponentProps) {
  const {
    lang,
    slug,
    business,
    words,
    opening,
    details,
    notice,
    captions,
    projectContext,
    next,
    links,
    related,
  } = loaderData
  return (
    <>
      <TemplateOpening lang={lang} id={slug} business={business} opening={opening}>
        <a href={pageUrl(lang, 'contact')} className="pill">
          {words.wantThis}
        </a>
        <a href={pageUrl(lang, 'services/landing-page')} className="text-link">
          {links['services/landing-page']}
        </a>
      </TemplateOpening>
      <TemplateStory
        words={words}
        details={details}
        notice={notice}
        project={projects[slug]}
        projectContext={projectContext}
      />
      <ProjectScreens
        tone={pageAt(`templates/${slug}`).opening.backdrop}
        title={words.screens}
        views={templateViewsOf(slug, lang)}
        captions={captions}
      />
      <RelatedLinks
        lang={lang}
        path={`templates/${slug}`}
        title={related}
        links={links}
        pages={['services/landing-page', 'contact']}
      />
      <NextBand
        href={pageUrl(lang, `templates/${next.id}`)}
        tone={pageAt(`templates/${next.id}`).opening.backdrop}
        label={words.next}
        title={next.business}
        line={next.line}
        picture={<TemplatePicture lang={lang} id={next.id} {...bandPicture} />}
      />
    </>
  )
}
