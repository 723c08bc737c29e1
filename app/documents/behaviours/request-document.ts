const timeoutMs = 15_000

/**
 * Loads a page of this site as a document, by POST where there is a body. Null when the connection
 * failed or the database was unavailable (503). Uses XMLHttpRequest, because the content security
 * policy (Trusted Types) forbids scripts to parse HTML from text.
 */
export function requestDocument(address: string, body?: URLSearchParams): Promise<Document | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open(body ? 'POST' : 'GET', address)
    request.responseType = 'document'
    request.timeout = timeoutMs
    request.addEventListener('loadend', () =>
      resolve(request.status === 0 || request.status === 503 ? null : request.responseXML),
    )
    request.send(body ?? null)
  })
}
