/** Ids are checked before they reach the database: PostgreSQL answers a malformed one with an error, not with "not found". */
export function isLeadId(value: unknown): value is string {
  return typeof value === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(value)
}
