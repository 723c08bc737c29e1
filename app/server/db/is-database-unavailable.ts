/** Temporary causes: lost connections, a starting or stopping server, timeouts, a full disk. */
const temporaryCodes =
  /^(08...|53...|57P0.|57014|58...|25006|25P03|ECONN(REFUSED|RESET|ABORTED)|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

/** Errors of the driver that carry no code. */
const driverMessages =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|timeout expired|not queryable/i

/**
 * Whether a retry may succeed, so that the response is 503 (requirements 11.3). Any other database
 * error is a bug of ours, a 500.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && temporaryCodes.test(error.code))
    return true
  return driverMessages.test(error.message) || isDatabaseUnavailable(error.cause)
}
