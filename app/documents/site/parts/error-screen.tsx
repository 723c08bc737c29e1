import type { PagePath } from '#catalog/pages.ts'
import type { Errors } from '#copy/he/errors.ts'
import type { Links } from '#content/site-words.ts'
import type { Opening } from '#copy/opening.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { LinkRows } from './link-rows.tsx'
import { PageOpening } from './opening/page-opening.tsx'
import { TitledSection } from './titled-section.tsx'

type Props = { lang: Lang; opening: Opening; copy: Errors; links: Links; isService?: boolean }

/** The data of an error where a service is known and not offered now. */
export const notOffered = 'not-offered'

const quickLinks = [
  'portfolio',
  'package-builder',
  'about',
  'blog',
] as const satisfies readonly PagePath[]

export function ErrorScreen({ lang, opening, copy, links, isService = false }: Props) {
  return (
    <>
      <PageOpening lang={lang} path={null} opening={opening} picture="not-found">
        <a href={pageUrl(lang, isService ? 'services' : '')} className="pill">
          {isService ? copy.services : copy.home}
        </a>
        <a href={pageUrl(lang, 'contact')} className="text-link">
          {copy.contact}
        </a>
      </PageOpening>
      <TitledSection
        id="quick-title"
        heading={
          <h2 id="quick-title" className="headline-h2">
            {copy.quickLinks}
          </h2>
        }
      >
        <LinkRows rows={quickLinks.map((to) => ({ href: pageUrl(lang, to), name: links[to] }))} />
      </TitledSection>
    </>
  )
}
