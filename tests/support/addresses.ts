import { company } from '#catalog/company.ts'
import { pagePaths } from '#catalog/pages.ts'
import { cardLanguages, type CardLang } from '#i18n/languages.ts'
import { cardUrl } from '#i18n/card-links.ts'
import { pageUrl } from '#i18n/links.ts'
import { langs } from '#documents/head/langs.ts'

// SAFETY: the keys of the table are the languages of cards.
const cardLangs = Object.keys(cardLanguages) as CardLang[]

export const cardAddresses = cardLangs.map((lang) => ({
  lang,
  address: cardUrl(lang, company.founder.cardSlug),
}))

/** Every public page in every language, including the not-found page and the page of the gate. */
export const publicAddresses: readonly string[] = [
  ...pagePaths.flatMap((path) => langs.map((lang) => pageUrl(lang, path))),
  ...cardAddresses.map(({ address }) => address),
  ...langs.map((lang) => `/${lang}/no-such-page`),
  '/',
  '/under-construction',
]
