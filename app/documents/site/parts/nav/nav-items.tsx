import { Fragment } from 'react'
import type { PagePath } from '#catalog/pages.ts'
import { offeredServicePages } from '#catalog/offered.ts'
import { isSubservice } from '#catalog/services.ts'
import { pagesIn } from '#content/pages.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import type { FrameCopy } from '../frame-copy.ts'
import { useStudio } from '#parts/studio-context.ts'
import { dataAttributes } from '#parts/data-attributes.ts'

type Props = { lang: Lang; path: PagePath | null; copy: FrameCopy }

/** The menu of services follows this page. */
const beforeServices: PagePath = 'about'

export function NavItems({ lang, path, copy }: Props) {
  return (
    <ul className="nav-items">
      {pagesIn('header').map(({ path: to }) => (
        <Fragment key={to}>
          <li>
            <NavLink lang={lang} path={path} to={to} name={copy.menuNames[to]} />
          </li>
          {to === beforeServices ? (
            <li>
              <ServicesMenu lang={lang} path={path} copy={copy} />
            </li>
          ) : null}
        </Fragment>
      ))}
    </ul>
  )
}

function ServicesMenu({ lang, path, copy: { nav, services, menuNames: links } }: Props) {
  const { sales } = useStudio()
  const isService = path?.startsWith('services') ?? false
  return (
    <details className="services-menu" {...dataAttributes({ 'services-menu': true })}>
      <summary className="nav-link" data-active={isService ? '' : undefined}>
        {nav.services}
        <svg aria-hidden="true" viewBox="0 0 12 12" className="services-chevron">
          <path d="m2 4 4 4 4-4" />
        </svg>
      </summary>
      <ul className="services-list">
        {offeredServicePages(sales).map((id) => (
          <li key={id} className={isSubservice(id) ? 'services-below' : undefined}>
            <a
              href={pageUrl(lang, `services/${id}`)}
              aria-current={path === `services/${id}` ? 'page' : undefined}
            >
              {services.items[id].name}
            </a>
          </li>
        ))}
        <li className="services-all">
          <a
            href={pageUrl(lang, 'services')}
            aria-current={path === 'services' ? 'page' : undefined}
          >
            {links.services}
          </a>
        </li>
      </ul>
    </details>
  )
}

type LinkProps = Omit<Props, 'copy'> & { to: PagePath; name: string }

/** `aria-current` on the page itself; shown as active on the pages below it too. */
function NavLink({ lang, path, to, name }: LinkProps) {
  const isHere = path === to
  const isBelow = to !== '' && (path?.startsWith(`${to}/`) ?? false)
  return (
    <a
      href={pageUrl(lang, to)}
      className="nav-link"
      {...dataAttributes({ 'home-link': to === '' })}
      data-active={isHere || isBelow ? '' : undefined}
      aria-current={isHere ? 'page' : undefined}
    >
      {name}
    </a>
  )
}
