/** A reason not to start, in one line for the operator. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
}

export function reasonOf(error: unknown) {
  const message = error instanceof Error ? error.message || error.name : String(error)
  return message.split('\n')[0] ?? ''
}
