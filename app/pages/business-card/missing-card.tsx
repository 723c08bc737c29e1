import { company } from '#catalog/company.ts'
import type { BusinessCard } from '#copy/he/business-card.ts'
import { fill } from '#i18n/fill.ts'
import { isLang, type CardLang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'

type Props = { lang: CardLang; copy: BusinessCard['missing'] }

/** At an address without an active card: it never had one, or the card is paused or has ended. */
export function MissingCard({ lang, copy }: Props) {
  return (
    <main className="bc bc-missing">
      <h1>{copy.title}</h1>
      <p>{copy.text}</p>
      <p>
        <a href={pageUrl(isLang(lang) ? lang : 'en', '')}>
          {fill(copy.home, { studio: company.name[lang] })}
        </a>
      </p>
    </main>
  )
}
