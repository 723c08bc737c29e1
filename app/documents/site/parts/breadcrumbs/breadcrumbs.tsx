import { backdrops } from '#content/backdrops.ts'
import { openingOf } from '#content/opening.ts'
import type { PagePath } from '#catalog/pages.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import type { Crumb } from './trail.ts'

type Props = { lang: Lang; path: PagePath | null; trail: readonly Crumb[]; label: string }

const schemes = { page: '', light: 'breadcrumbs-light', dark: 'breadcrumbs-dark' } as const

/** The breadcrumbs of a page, over the backdrop of its opening. */
export function Breadcrumbs({ lang, path, trail, label }: Props) {
  if (trail.length === 0) return null
  const scheme = schemes[backdrops[openingOf(path).backdrop].scheme]
  return (
    <nav aria-label={label} className={`breadcrumbs ${scheme}`}>
      <ol className="wrap">
        {trail.map(({ to, name }) => (
          <li key={to}>
            {to === path ? (
              <span aria-current="page">{name}</span>
            ) : (
              <a href={pageUrl(lang, to)}>{name}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
