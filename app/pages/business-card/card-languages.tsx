import { cardLanguages, type CardLang } from '#i18n/languages.ts'
import { cardUrl } from '#i18n/links.ts'

type Props = { lang: CardLang; slug: string; label: string }

// SAFETY: the keys of the table are the languages of the cards.
const langs = Object.keys(cardLanguages) as CardLang[]

export function CardLanguages({ lang, slug, label }: Props) {
  return (
    <nav aria-label={label}>
      <ul className="language-switch">
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
