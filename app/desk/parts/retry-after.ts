/**
 * The `Retry-After` header of an action, for the document's `headers`: the router itself only
 * forwards cookies.
 */
export function retryAfter(actionHeaders: Headers): Record<string, string> {
  const seconds = actionHeaders.get('Retry-After')
  return seconds === null ? {} : { 'Retry-After': seconds }
}
