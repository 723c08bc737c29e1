/**
 * How the server handles an address: the methods and query keys it accepts, and who may store the
 * response.
 */
export type RouteRecord = {
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
