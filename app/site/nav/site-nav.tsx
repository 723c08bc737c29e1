import { company } from '#catalog/company.ts'
import type { PagePath } from '#catalog/pages.ts'
import { serviceIds } from '#catalog/services.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import type { FrameCopy } from '../frame-copy.ts'
import { LanguageSwitch } from './language-switch.tsx'

type Props = { lang: Lang; path: PagePath | null; copy: FrameCopy }

export function SiteNav({ lang, path, copy: { nav, language, services } }: Props) {
  return (
    <header>
      <a href={pageUrl(lang, '')}>{company.name[lang]}</a>
      <nav aria-label={nav.label}>
        <a href={pageUrl(lang, '')}>{nav.home}</a>
        <a href={pageUrl(lang, 'about')}>{nav.about}</a>
        <ul>
          {serviceIds.map((id) => (
            <li key={id}>
              <a href={pageUrl(lang, `services/${id}`)}>{services.items[id].name}</a>
            </li>
          ))}
        </ul>
        <a href={pageUrl(lang, 'portfolio')}>{nav.portfolio}</a>
        <a href={pageUrl(lang, 'blog')}>{nav.blog}</a>
      </nav>
      <LanguageSwitch lang={lang} path={path} copy={language} />
      <a href={pageUrl(lang, 'contact')}>{nav.contact}</a>
    </header>
  )
}
