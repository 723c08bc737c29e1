import { useStudio } from '#parts/studio-context.ts'
import { BrandName } from '#parts/studio-logo.tsx'
import type { PagePath } from '#catalog/pages.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { fill } from '#i18n/fill.ts'
import type { FrameCopy } from '../frame-copy.ts'
import { backdrops } from '#content/backdrops.ts'
import { openingOf } from '#content/opening.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { NavItems } from './nav-items.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import { dataAttributes } from '#parts/data-attributes.ts'

type Props = { lang: Lang; path: PagePath | null; query: string; copy: FrameCopy }

const schemes = { page: '', light: 'site-nav-light', dark: 'site-nav-dark' } as const

/**
 * Transparent over the backdrop of the opening, with a background once the page has scrolled
 * (behaviours/nav-bar.ts). Case studies have the background from the start (requirements 3.2).
 */
export function SiteNav({ lang, path, query, copy }: Props) {
  const { nav, language } = copy
  const isSolid = path?.startsWith('portfolio/') ?? false
  const scheme = schemes[backdrops[openingOf(path).backdrop].scheme]
  const studio = useStudio().name[lang]
  return (
    <header
      className={`site-nav ${scheme}`}
      {...dataAttributes({ nav: isSolid ? 'solid' : 'clear', solid: isSolid })}
    >
      <div className="wrap nav-bar">
        <a
          href={pageUrl(lang, '')}
          {...dataAttributes({ 'home-link': true })}
          className="brand"
          aria-label={fill(nav.brand, { studio })}
        >
          <BrandName lang={lang} room="bar">
            {studio}
            <span aria-hidden="true" className="dot brand-dot" />
          </BrandName>
        </a>
        <div id="menu" popover="auto" className="nav-menu">
          <nav aria-label={nav.label}>
            <NavItems lang={lang} path={path} copy={copy} />
          </nav>
          <a href={pageUrl(lang, 'contact')} className="pill mt-8 w-full md:w-auto lg:hidden">
            {nav.contact}
          </a>
        </div>
        <div className="flex items-center justify-end gap-1">
          <ThemeToggle copy={nav.theme} />
          <LanguageSwitch lang={lang} path={path} query={query} copy={language} />
          <a
            href={pageUrl(lang, 'contact')}
            className="pill pill-small ms-3 hidden lg:inline-flex"
            aria-current={path === 'contact' ? 'page' : undefined}
          >
            {nav.contact}
          </a>
        </div>
        <button
          type="button"
          popoverTarget="menu"
          {...dataAttributes({ 'menu-toggle': true })}
          className="menu-toggle lg:hidden"
          aria-label={nav.menu}
        >
          <span aria-hidden="true" className="menu-bars" />
        </button>
      </div>
    </header>
  )
}
