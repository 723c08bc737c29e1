import type { MiddlewareFunction } from 'react-router'

/** A quote is private: not cached, not indexed, and its address is not sent in Referer headers. */
export const privateResponse: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next()
  response.headers.set('Cache-Control', 'no-store')
  response.headers.set('X-Robots-Tag', 'noindex, nofollow')
  response.headers.set('Referrer-Policy', 'same-origin')
  return response
}
