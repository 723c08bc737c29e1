import { createContext } from 'react-router'
import type { PagePath } from '#catalog/pages.ts'
import type { CardLang } from '#i18n/languages.ts'

/**
 * The module scripts of public documents, by layout: the site's pages, template demos, business
 * cards.
 */
export type DocumentScripts = Readonly<Record<'site' | 'template' | 'card', readonly string[]>>

/** What the server knows about a document before any page runs. */
export type PageContext = {
  /** From the first segment of the address, else detected. */
  lang: CardLang
  /** null: this address has no page of the catalogue. */
  path: PagePath | null
  /** '?s=website': the declared query keys of the request, or ''. */
  query: string
  /** Public address of the site, without a slash at the end: for canonical and alternate links. */
  siteUrl: string
  /** The id of the studio's Google tag, or ''. */
  analyticsId: string
  scripts: DocumentScripts
  /** Allows the framework's inline scripts in the admin area; '' on public pages. */
  nonce: string
}

export const pageContext = createContext<PageContext>()

/** Set when a page failed because of a temporary error (retry-later-error.ts). */
export const retryLaterContext = createContext(false)

/** Set when the router itself refused the request: an address or a method that it does not know. */
export const refusedContext = createContext(false)
