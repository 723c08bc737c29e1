/** A UUID. PostgreSQL fails on a malformed one instead of finding nothing, so check it first. */
export function isLeadId(value: unknown): value is string {
  return typeof value === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(value)
}
