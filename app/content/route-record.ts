/**
 * What an address is, which decides how it is answered:
 *
 * - `document`: a page that people read.
 * - `file`: a feed, an image or a PDF, made on request. If it is missing, the 404 has no body.
 * - `form`: takes what the script of a page sends, and has no page.
 * - `desk`: a screen of the admin area, which checks the session itself.
 */
export type RouteKind = 'document' | 'file' | 'form' | 'desk'

/** Everything declared about the addresses of one route. The server reads nothing else of them. */
export type RouteRecord = {
  kind: RouteKind
  /** The router's pattern: `/:lang/services/:service`. */
  pattern: string
  /** The route module, below app. */
  module: string
  /** GET includes HEAD. Any other method is refused with 405. */
  methods: readonly ('GET' | 'POST')[]
  /**
   * The query keys that its loader reads; `o.*` stands for every key that begins with `o.`. For a
   * public page, the server removes all other keys before it renders.
   */
  query: readonly string[]
  cache: CachePolicy
  /**
   * Whether it says by when the studio answers, which is another time every five minutes: it is
   * stored no longer than that, and by shared caches for a minute.
   */
  promisesTime?: true
  /**
   * `site`: the page has the site's navigation, footer and consent banner. `template`: it has the
   * studio's frame around a template, which asks for consent too.
   */
  layout?: 'site' | 'template' | 'own'
  /** Whether it also exists in the languages that only cards have. */
  inCardLanguages?: true
  /** Whether the address without a language redirects to the one in Hebrew. */
  addsLanguage?: true
  /** What its parameter must be; any other address is not found. */
  isName?: (parameter: string) => boolean
  /**
   * The table in which its parameter is looked up before anything is rendered, because a row is
   * cheaper than a page about nothing.
   */
  lookUp?: 'card' | 'quote' | 'short-link'
  /**
   * Whether its renders count against what one client may have rendered, because the number of
   * addresses has no end, or none of them is stored.
   */
  rationed?: true
  /** Bytes that a signed-in admin may send to it, instead of the limit for everybody. */
  uploadBytes?: number
  /** Whether it is open to every country, regardless of the gate (requirements 2.7). */
  ungated?: true
  /** Whether it answers every unknown address, with the same document and status 404. */
  missing?: true
  /** Whether pages of this site may embed it in a frame, as the preview of a template does. */
  framed?: true
}

/**
 * - `public`: the same bytes for every visitor. Rendered once, without cookies, headers or a
 * visitor, and stored on the server, in browsers and in shared caches.
 * - `server`: rendered once for each language and stored only on the server; `no-store` for others.
 * - `none`: rendered for each request and never stored.
 */
export type CachePolicy = 'public' | 'server' | 'none'

/** Whether a query key is one of the declared ones. */
export function hasQueryKey({ query }: Pick<RouteRecord, 'query'>, key: string): boolean {
  return query.some((each) =>
    each.endsWith('*') ? key.startsWith(each.slice(0, -1)) : each === key,
  )
}
