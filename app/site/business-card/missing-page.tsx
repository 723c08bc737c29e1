import { company } from '#catalog/company.ts'
import { fill } from '#i18n/fill.ts'
import { isLang, type CardLang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'

type Props = { lang: CardLang; copy: { title: string; text: string; home: string } }

/** In place of a card, or of what a short link leads to: never there, paused, ended or deleted. */
export function MissingPage({ lang, copy }: Props) {
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
