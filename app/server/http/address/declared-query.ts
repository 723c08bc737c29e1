import { hasQueryKey } from '#content/route-record.ts'
import type { PageRequest } from '../page-request.ts'

/** The part of the query that the route's record declares. */
export function declaredQuery({
  url,
  address,
}: Pick<PageRequest, 'url' | 'address'>): URLSearchParams {
  return new URLSearchParams(
    [...url.searchParams].filter(([key]) => hasQueryKey(address.record, key)),
  )
}
