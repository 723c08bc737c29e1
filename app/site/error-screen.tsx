import type { PagePath } from '#catalog/pages.ts'
import type { Errors } from '#copy/he/errors.ts'
import type { Links } from '#content/site-words.ts'
import type { Opening } from '#copy/opening.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { LinkRows } from './link-rows.tsx'
import { PageOpening } from './opening/page-opening.tsx'

type Props = { lang: Lang; opening: Opening; copy: Errors; links: Links }

const quickLinks = [
  'portfolio',
  'package-builder',
  'about',
  'blog',
] as const satisfies readonly PagePath[]

export function ErrorScreen({ lang, opening, copy, links }: Props) {
  return (
    <>
      <PageOpening lang={lang} path={null} opening={opening} pose="fallen">
        <a href={pageUrl(lang, '')} className="pill">
          {copy.home}
        </a>
        <a href={pageUrl(lang, 'contact')} className="text-link">
          {copy.contact}
        </a>
      </PageOpening>
      <section
        aria-labelledby="quick-title"
        className="wrap grid gap-x-6 gap-y-8 py-section lg:grid-cols-12"
      >
        <h2 id="quick-title" className="headline-h2 lg:col-span-4">
          {copy.quickLinks}
        </h2>
        <div className="lg:col-span-8">
          <LinkRows rows={quickLinks.map((to) => ({ href: pageUrl(lang, to), name: links[to] }))} />
        </div>
      </section>
    </>
  )
}
