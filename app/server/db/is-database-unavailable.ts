/** Reasons that pass by themselves: lost connections, a server that starts or stops, time-outs, a full or failing disk. */
const codes =
  /^(08...|53...|57P0.|57014|58...|25006|25P03|ECONN(REFUSED|RESET|ABORTED)|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

const words =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|timeout expired|not queryable/i

/** The database could not answer: the visitor gets 503 and may try again. Any other error is a mistake of ours. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && codes.test(error.code)) return true
  return words.test(error.message) || isDatabaseUnavailable(error.cause)
}
