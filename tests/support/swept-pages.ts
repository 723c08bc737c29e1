import { pages } from '#content/pages.ts'
import type { CardLang } from '#i18n/languages.ts'
import { adminUrl, pageUrl } from '#i18n/links.ts'
import { typesOf } from '#documents/head/json-ld.ts'
import { langs } from '#documents/head/langs.ts'
import { cardAddresses } from './addresses.ts'

export type SweptPage = {
  address: string
  lang: CardLang
  status: number
  kind: 'indexed' | 'hidden' | 'card' | 'admin'
  /** The schema.org types of the page, from its record. */
  structuredData: readonly string[]
}

/** Every address that can be opened without signing in. */
export const sweptPages: readonly SweptPage[] = [
  ...pages.flatMap((page) =>
    langs.map((lang) => ({
      address: pageUrl(lang, page.path),
      lang,
      status: 200,
      kind: page.indexed ? ('indexed' as const) : ('hidden' as const),
      structuredData: page.indexed ? typesOf(page) : [],
    })),
  ),
  ...cardAddresses.map(({ address, lang }) => ({
    ...sweptPage(address, lang),
    kind: 'card' as const,
    structuredData: ['Person'],
  })),
  ...langs.map((lang) => sweptPage(`/${lang}/no-such-page`, lang, 404)),
  ...langs.map((lang) => sweptPage(`/${lang}/templates/aesthetic-clinic/no-such-page`, lang, 404)),
  ...langs.map((lang) => ({ ...sweptPage(adminUrl(lang), lang), kind: 'admin' as const })),
  sweptPage('/no-such-page', 'he', 404),
  sweptPage('/under-construction', 'he'),
]

function sweptPage(address: string, lang: CardLang, status = 200): SweptPage {
  return { address, lang, status, kind: 'hidden', structuredData: [] }
}
