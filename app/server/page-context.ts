import { createContext } from 'react-router'
import type { PagePath } from '#catalog/pages.ts'
import type { CardLang } from '#i18n/languages.ts'

/** The module scripts of public documents: of the site's pages, and of those with a layout of their own, and of business cards. */
export type DocumentScripts = Readonly<Record<'site' | 'template' | 'card', readonly string[]>>

/** What the server knows about a document before any page runs. */
export type PageContext = {
  /** From the first part of the address, else detected. */
  lang: CardLang
  /** null: no page of the catalogue lives at this address. */
  path: PagePath | null
  /** '?s=website': the declared query keys of the request; '' where there are none. */
  query: string
  /** Public address of the site, without a slash at the end: for canonical and alternate links. */
  siteUrl: string
  /** The studio's Google tag; '' for none. */
  analyticsId: string
  scripts: DocumentScripts
  /** For the framework's inline scripts in the admin area; '' on public pages. */
  nonce: string
}

export const pageContext = createContext<PageContext>()

/** Set when a page failed for something that passes by itself (retry-later-error.ts). */
export const retryLaterContext = createContext(false)
