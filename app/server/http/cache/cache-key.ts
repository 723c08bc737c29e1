import type { PageRequest } from '../page-request.ts'
import type { CacheSection } from './page-cache.ts'

/**
 * The address itself if the response depends on nothing else, because the request listener looks
 * that up first. The request has its canonical address (canonical-url.ts).
 */
export function cacheKey({ url, address, lang }: PageRequest): string {
  const { id, record, path } = address
  const isShared = record.missing || (address.lang === null && record.cache !== 'public')
  if (isShared) return `${id} ${lang} ${path ?? ''}`
  return url.pathname + url.search
}

export function sectionOf({ url, address }: PageRequest): CacheSection {
  if (url.search !== '') return 'queries'
  return address.record.lookUp === 'card' ? 'cards' : 'pages'
}
