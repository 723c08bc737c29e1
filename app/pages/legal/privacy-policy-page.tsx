import { copyFor } from '#copy/copy.server.ts'
import { pageUrl } from '#i18n/links.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { PageOpening } from '#site/opening/page-opening.tsx'
import { RelatedLinks } from '#site/related-links.tsx'
import type { Route } from './+types/privacy-policy-page.ts'

export function loader({ params }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const { openings, links, nav } = copyFor(lang)
  return { lang, opening: openings['privacy-policy'], links, related: nav.related }
}

export default function PrivacyPolicyPage({ loaderData: { lang, opening, links, related } }: Route.ComponentProps) {
  return (
    <>
      <PageOpening lang={lang} path="privacy-policy" opening={opening}>
        <a href={pageUrl(lang, 'contact')} className="text-link">
          {links.contact}
        </a>
      </PageOpening>
      <RelatedLinks lang={lang} path="privacy-policy" title={related} links={links} />
    </>
  )
}
