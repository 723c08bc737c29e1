import type { ReactNode } from 'react'
import type { PagePath } from '#catalog/pages.ts'
import type { Lang } from '#i18n/languages.ts'
import { Breadcrumbs } from './breadcrumbs/breadcrumbs.tsx'
import { trailOf } from './breadcrumbs/trail.ts'
import { ConsentBanner } from './consent/consent-banner.tsx'
import consentStyles from './consent/consent.css?url'
import { SiteFooter } from './footer/site-footer.tsx'
import { dataAttributes, type PageBehaviour } from '#parts/data-attributes.ts'
import type { FrameCopy } from './frame-copy.ts'
import { SiteNav } from './nav/site-nav.tsx'

type Props = {
  lang: Lang
  path: PagePath | null
  /** The query, on pages that read it. */
  query: string
  copy: FrameCopy
  year: number
  /** The id of the studio's Google tag; '' for none, and then there is no consent to ask for. */
  analyticsId: string
  /** A behaviour of the whole page. */
  behaviour?: PageBehaviour
  children: ReactNode
}

export function PageFrame({
  lang,
  path,
  query,
  copy,
  year,
  analyticsId,
  behaviour,
  children,
}: Props) {
  const hasTag = analyticsId !== ''
  return (
    <>
      <a href="#main" className="skip-link">
        {copy.nav.skip}
      </a>
      {hasTag ? <ConsentBanner lang={lang} copy={copy.consent} analyticsId={analyticsId} /> : null}
      <SiteNav lang={lang} path={path} query={query} copy={copy} />
      <Breadcrumbs
        lang={lang}
        path={path}
        trail={trailOf(path, copy)}
        label={copy.nav.breadcrumbs}
      />
      <main id="main" tabIndex={-1} {...dataAttributes({ behaviour })}>
        {children}
      </main>
      <SiteFooter lang={lang} copy={copy} year={year} hasTag={hasTag} />
      {/* At the end of the page, because the banner is hidden until a script shows it. */}
      {hasTag ? <link rel="stylesheet" href={consentStyles} /> : null}
    </>
  )
}
