import { copyFor } from '#copy/copy.server.ts'
import { pageUrl } from '#i18n/links.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { PageOpening } from '#documents/site/parts/opening/page-opening.tsx'
import { BodyStylesheet } from '#documents/site/parts/opening/body-stylesheet.tsx'
import { RelatedLinks } from '#documents/site/parts/related-links.tsx'
import aboutStyles from './about.css?url'
import { Approach } from './approach.tsx'
import { Confidential } from './confidential.tsx'
import { Story } from './story.tsx'
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
  const { name, confidential } = about
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
      <Story copy={about} />
      <Approach copy={about.approach} />
      <BodyStylesheet href={aboutStyles} />
      <StudioName copy={name} />
      <Confidential copy={confidential} />
      <RelatedLinks lang={lang} path="about" title={related} links={links} />
    </>
  )
}
