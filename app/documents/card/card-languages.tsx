import { cardLanguages, type CardLang } from '#i18n/languages.ts'
import { cardUrl } from '#i18n/card-links.ts'

type Props = { lang: CardLang; slug: string; langs: readonly CardLang[]; label: string }

/** Links to the card in its other languages; null where it has only one. */
export function CardLanguages({ lang, slug, langs, label }: Props) {
  if (langs.length < 2) return null
  return (
    <nav aria-label={label} className="bc-langs">
      <ul>
        {langs.map((each) => (
          <li key={each}>
            <a
              href={cardUrl(each, slug)}
              hrefLang={each}
              lang={each}
              aria-current={each === lang ? 'true' : undefined}
            >
              <span aria-hidden="true">{cardLanguages[each].short}</span>
              <span className="sr-only">{cardLanguages[each].name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
