import type { PagePath } from '#catalog/pages.ts'
import type { Language } from '#copy/he/language.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { langs } from '../langs.ts'

type Props = { lang: Lang; path: PagePath | null; copy: Language }

/** Real links to the same page; `data-language` lets the behaviour replace the history entry. */
export function LanguageSwitch({ lang, path, copy }: Props) {
  return (
    <ul aria-label={copy.label}>
      {langs.map((each) => (
        <li key={each}>
          <a
            href={pageUrl(each, path ?? '')}
            hrefLang={each}
            lang={each}
            data-language={each}
            aria-current={each === lang ? 'true' : undefined}
            aria-label={languages[each].name}
          >
            {languages[each].short}
          </a>
        </li>
      ))}
    </ul>
  )
}
