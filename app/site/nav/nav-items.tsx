import type { PagePath } from '#catalog/pages.ts'
import { serviceIds } from '#catalog/services.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import type { FrameCopy } from '../frame-copy.ts'

type Props = { lang: Lang; path: PagePath | null; copy: FrameCopy }

export function NavItems({ lang, path, copy: { nav, services } }: Props) {
  const link = (to: '' | 'about' | 'portfolio' | 'blog', name: string) => (
    <NavLink lang={lang} path={path} to={to} name={name} />
  )
  const isService = path?.startsWith('services/') ?? false
  return (
    <ul className="nav-items">
      <li>{link('', nav.home)}</li>
      <li>{link('about', nav.about)}</li>
      <li>
        <details className="services-menu" data-services>
          <summary className="nav-link" data-active={isService ? '' : undefined}>
            {nav.services}
            <svg aria-hidden="true" viewBox="0 0 12 12" className="services-chevron">
              <path d="m2 4 4 4 4-4" />
            </svg>
          </summary>
          <ul className="services-list">
            {serviceIds.map((id) => (
              <li key={id}>
                <a
                  href={pageUrl(lang, `services/${id}`)}
                  aria-current={path === `services/${id}` ? 'page' : undefined}
                >
                  {services.items[id].name}
                </a>
              </li>
            ))}
          </ul>
        </details>
      </li>
      <li>{link('portfolio', nav.portfolio)}</li>
      <li>{link('blog', nav.blog)}</li>
    </ul>
  )
}

type LinkProps = Omit<Props, 'copy'> & { to: '' | 'about' | 'portfolio' | 'blog'; name: string }

/** Marked on the page itself and on everything below it. */
function NavLink({ lang, path, to, name }: LinkProps) {
  const isHere = path === to
  const isBelow = to !== '' && (path?.startsWith(`${to}/`) ?? false)
  return (
    <a
      href={pageUrl(lang, to)}
      className="nav-link"
      data-home={to === '' ? '' : undefined}
      data-active={isHere || isBelow ? '' : undefined}
      aria-current={isHere ? 'page' : undefined}
    >
      {name}
    </a>
  )
}
