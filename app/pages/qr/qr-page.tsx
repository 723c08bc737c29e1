import { copyFor } from '#copy/copy.server.ts'
import { pageUrl } from '#i18n/links.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { PageOpening } from '#site/opening/page-opening.tsx'
import { RelatedLinks } from '#site/related-links.tsx'
import { ShortFacts } from '#site/short-facts.tsx'
import type { Route } from './+types/qr-page.ts'

export function loader({ params }: Route.LoaderArgs) {
  const lang = requireLang(params.lang)
  const { pages, links, nav } = copyFor(lang)
  const { opening, body } = pages['qr-generator']
  return { lang, opening, qr: body, links, related: nav.related }
}

export default function QrPage({
  loaderData: { lang, opening, qr, links, related },
}: Route.ComponentProps) {
  return (
    <>
      <PageOpening lang={lang} path="qr-generator" opening={opening}>
        <a href={pageUrl(lang, 'contact')} className="pill">
          {links.contact}
        </a>
      </PageOpening>
      <ShortFacts {...qr} />
      <RelatedLinks lang={lang} path="qr-generator" title={related} links={links} />
    </>
  )
}
