const patienceMs = 15_000

/** A page of ours as a document; null when the line broke or the database was away. The policy lets no script make a document of text, but the browser may. */
export function requestDocument(address: string, body?: URLSearchParams): Promise<Document | null> {
  return new Promise((resolve) => {
    const call = new XMLHttpRequest()
    call.open(body ? 'POST' : 'GET', address)
    call.responseType = 'document'
    call.timeout = patienceMs
    call.addEventListener('loadend', () =>
      resolve(call.status === 0 || call.status === 503 ? null : call.responseXML),
    )
    call.send(body ?? null)
  })
}
