import { claims } from '#catalog/claims.ts'
import { copyFor } from '#copy/copy.server.ts'
import { pageUrl } from '#i18n/links.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { Figure } from '#site/figure.tsx'
import { FounderPortrait } from '#site/founder-portrait.tsx'
import { PageOpening } from '#site/opening/page-opening.tsx'
import { SectionHead } from '#site/opening/section-head.tsx'
import { RelatedLinks } from '#site/related-links.tsx'
import aboutStyles from './about.css?url'
import { Confidential } from './confidential.tsx'
import { StudioName } from './studio-name.tsx'
import type { Route } from './+types/about-page.ts'

export function loader({ params }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const { pages, links, nav } = copyFor(lang)
  const { opening, body } = pages.about
  return { lang, opening, about: body, links, related: nav.related }
}

export default function AboutPage({
  loaderData: { lang, opening, about, links, related },
}: Route.ComponentProps) {
  const { approach, name, confidential } = about
  return (
    <>
      <PageOpening lang={lang} path="about" opening={opening}>
        <a href={pageUrl(lang, 'contact')} className="pill">
          {about.cta}
        </a>
        <a href={pageUrl(lang, 'portfolio')} className="text-link">
          {about.work}
        </a>
      </PageOpening>
      <section aria-labelledby="approach-title" className="wrap py-section">
        <div className="grid gap-x-6 gap-y-14 md:grid-cols-12">
          <div className="md:col-span-5">
            <figure>
              <FounderPortrait alt={about.portraitAlt} />
              <figcaption className="mt-4 font-semibold">{about.jobTitle}</figcaption>
            </figure>
            <dl className="mt-6 flex gap-10">
              {(['years', 'projects'] as const).map((id) => (
                <div key={id} className="flex flex-col-reverse">
                  <dt className="text-small text-fg-muted">{about.badges[id]}</dt>
                  <dd>
                    <Figure {...claims[id]} className="text-h2" />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
          <div className="md:col-span-7 lg:col-span-6 lg:col-start-7">
            <SectionHead id="approach-title" badge={approach.badge} title={approach.title} />
            <ol className="rows mt-10">
              {approach.items.map(({ title, text }) => (
                <li key={title} className="row py-7">
                  <h3 className="headline-h3">{title}</h3>
                  <p className="mt-3 max-w-[34em] text-fg-muted">{text}</p>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </section>
      {/* Here, not in the head: it delays only what follows. */}
      <link rel="stylesheet" href={aboutStyles} />
      <StudioName copy={name} />
      <Confidential copy={confidential} />
      <RelatedLinks lang={lang} path="about" title={related} links={links} />
    </>
  )
}
