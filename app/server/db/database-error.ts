/** Prevents the site from starting. The message is one line for the operator. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
}

/** The first line of an error's message, or its name. */
export function errorReason(error: unknown) {
  const message = error instanceof Error ? error.message || error.name : String(error)
  return message.split('\n')[0] ?? ''
}
