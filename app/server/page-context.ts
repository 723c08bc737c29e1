import { createContext } from 'react-router'
import type { PagePath } from '#catalog/pages.ts'
import type { CardLang } from '#i18n/languages.ts'

export type Theme = 'light' | 'dark'

/** What the server knows about a document before any page runs. */
export type PageContext = {
  /** From the first part of the address, else detected. */
  lang: CardLang
  /** null: no page of the catalogue lives at this address. */
  path: PagePath | null
  /** '?s=website' where the page reads its query (http/own-query.ts), else nothing: such a page is one for all visitors. */
  query: string
  /** The light the visitor chose, null: that of the system. */
  theme: Theme | null
  /** Public address of the site, without a slash at the end: for canonical and alternate links. */
  siteUrl: string
  /** The module scripts of the public pages. */
  scripts: readonly string[]
  /** For the inline scripts of the admin area; public pages have none. */
  nonce: string
}

export const pageContext = createContext<PageContext>()

/** Set when a page failed because the database could not answer: asking again helps. */
export const databaseAwayContext = createContext(false)
