/** Values that a column, a constraint or an index cannot take: classes 22, 23 and 54 of PostgreSQL. */
const refusalCodes = /^(22|23|54)/

/** Whether the database would refuse the same rows again, so that a retry is useless. */
export function isRowRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string') return refusalCodes.test(error.code)
  return isRowRefused(error.cause)
}
