/**
 * Temporary causes: lost connections, a starting or stopping server, timeouts, a full or read-only
 * disk. A database that does not exist (3D000) is being exchanged for a restored one.
 */
const temporaryCodes =
  /^(08...|3D000|53...|57P0.|57014|58...|25006|25P03|ECONN(REFUSED|RESET|ABORTED)|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

/**
 * Errors of the driver have no code, and PostgreSQL reports a read-only disk with the code of a
 * missing privilege.
 */
const temporaryMessages =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|timeout expired|not queryable|read-only file system/i

/**
 * Whether a retry may succeed, so that the response is 503 (requirements 11.3). Any other database
 * error is a bug and gets a 500.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && temporaryCodes.test(error.code))
    return true
  return temporaryMessages.test(error.message) || isDatabaseUnavailable(error.cause)
}
