/**
 * The name, message, code and stack of an error for the log, without text from visitors
 * (requirements 9.5): the query builder puts all parameters into its message, and PostgreSQL the
 * rejected value (error classes 22 and 23).
 */
export function describeError(error: unknown): { error: string; code?: string; at: string } {
  if (!(error instanceof Error)) return { error: typeof error, at: '' }
  const cause =
    error.message.startsWith('Failed query') && error.cause instanceof Error ? error.cause : error
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined
  return {
    error:
      code !== undefined && /^2[23]/.test(code) ? cause.name : `${cause.name}: ${cause.message}`,
    ...(code === undefined ? {} : { code }),
    at: (error.stack ?? '')
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .join('\n'),
  }
}
