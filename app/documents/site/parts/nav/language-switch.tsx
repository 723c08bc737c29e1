import type { PagePath } from '#catalog/pages.ts'
import type { Language } from '#copy/he/language.ts'
import { languages, type Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { langs } from '#documents/head/langs.ts'
import { dataAttributes } from '#parts/data-attributes.ts'

type Props = { lang: Lang; path: PagePath | null; query: string; copy: Language }

/**
 * Links to the same page in each language; behaviours/language.ts makes them replace the history
 * entry (requirements 1.4).
 */
export function LanguageSwitch({ lang, path, query, copy }: Props) {
  return (
    <ul aria-label={copy.label} className="language-switch">
      {langs.map((each) => (
        <li key={each}>
          <a
            href={pageUrl(each, path ?? '') + query}
            hrefLang={each}
            lang={each}
            {...dataAttributes({ language: each })}
            aria-current={each === lang ? 'true' : undefined}
          >
            <span aria-hidden="true">{languages[each].short}</span>
            <span className="sr-only">{languages[each].name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
