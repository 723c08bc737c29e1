import type { MiddlewareFunction } from 'react-router'

/** A quote is between two: no cache, no search engine, and no address of it in anybody's log of referrers. */
export const keepPrivate: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next()
  response.headers.set('Cache-Control', 'no-store')
  response.headers.set('X-Robots-Tag', 'noindex, nofollow')
  response.headers.set('Referrer-Policy', 'same-origin')
  return response
}
