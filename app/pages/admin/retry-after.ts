/** What a document repeats of an action's headers: the router itself passes on cookies alone. */
export function retryAfter(actionHeaders: Headers): Record<string, string> {
  const seconds = actionHeaders.get('Retry-After')
  return seconds === null ? {} : { 'Retry-After': seconds }
}
