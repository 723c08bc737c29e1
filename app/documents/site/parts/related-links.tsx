import type { ReactNode } from 'react'
import { isPageOffered } from '#catalog/offered.ts'
import { useStudio } from '#parts/studio-context.ts'
import type { PagePath } from '#catalog/pages.ts'
import { pageAt } from '#content/pages.ts'
import type { Links } from '#content/site-words.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { LinkRows } from './link-rows.tsx'

type Props = {
  lang: Lang
  path: PagePath
  title: string
  links: Links
  /** The related pages to show, where the page links to some of them elsewhere. */
  pages?: readonly PagePath[]
  picture?: ReactNode
  /** Closer to what is before it, on pages whose sections are close together. */
  isClose?: boolean
}

/** Links to related pages, so that no page is a dead end. */
export function RelatedLinks({
  lang,
  path,
  title,
  links,
  pages = pageAt(path).related,
  picture,
  isClose = false,
}: Props) {
  const { sales } = useStudio()
  return (
    <section
      aria-labelledby="related-title"
      className={`wrap ${isClose ? 'related-close py-[clamp(2rem,7vw,7rem)]' : 'py-section'}`}
    >
      <div className="grid gap-x-6 gap-y-8 lg:grid-cols-12">
        {picture ? <div className="lg:col-span-4 lg:row-span-2">{picture}</div> : null}
        <h2
          id="related-title"
          className={`headline-h2 ${picture ? 'lg:col-span-7 lg:col-start-6 lg:self-end' : 'lg:col-span-4'}`}
        >
          {title}
        </h2>
        <div className={picture ? 'lg:col-span-7 lg:col-start-6' : 'lg:col-span-8'}>
          <LinkRows
            rows={pages
              .filter((to) => isPageOffered(to, sales))
              .map((to) => ({ href: pageUrl(lang, to), name: links[to] }))}
          />
        </div>
      </div>
    </section>
  )
}
