/** How the server treats an address: what it may be asked, and who may store the response. */
export type RouteRecord = {
  /** The router's pattern: `/:lang/services/:service`. */
  pattern: string
  /** The route module, below app/pages. */
  module: string
  /** GET includes HEAD. Any other method is refused with 405. */
  methods: readonly ('GET' | 'POST')[]
  /**
   * The query keys its loader reads; `o.*` stands for every key that begins with `o.`. Of a public
   * page the server removes all others before it renders.
   */
  query: readonly string[]
  cache: CachePolicy
  /** Open to every country, whatever the gate says (requirements 2.7). */
  ungated?: true
  /** Answers every address that has no page, with one document for all of them and status 404. */
  missing?: true
  /** Pages of ours may show it in a frame, as the preview of a template does. */
  framed?: true
}

/**
 * - `public`: the same bytes for every visitor. Rendered once without cookies, headers or visitor,
 * and
 *   stored here, in browsers and in shared caches.
 * - `server`: rendered once for each language and stored here alone; `no-store` for everyone else.
 * - `none`: rendered for each request and stored nowhere.
 */
export type CachePolicy = 'public' | 'server' | 'none'

/** Whether a query key is one of the declared ones. */
export function readsQueryKey({ query }: Pick<RouteRecord, 'query'>, key: string): boolean {
  return query.some((each) =>
    each.endsWith('*') ? key.startsWith(each.slice(0, -1)) : each === key,
  )
}
