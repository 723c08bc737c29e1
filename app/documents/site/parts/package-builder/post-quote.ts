import { readForm } from '../lead-form/read-form.ts'

const timeoutMs = 15_000
const retryPausesMs = [0, 600, 1800]

/**
 * An address: the server redirected there, to the thank-you page. 'responded': it responded with a page that
 * shows the reason. 'failed': a server error. 'offline': no response.
 */
export type QuoteOutcome = URL | 'responded' | 'failed' | 'offline'

/**
 * Posts the form like the browser, but stays on the page after a network error. Retrying is safe,
 * because the idempotency key makes it one quote.
 */
export async function postQuote(form: HTMLFormElement): Promise<QuoteOutcome> {
  const body = new URLSearchParams(readForm(form))
  let outcome: QuoteOutcome = 'offline'
  for (const pause of retryPausesMs) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    outcome = await postOnce(form.action, body)
    if (outcome instanceof URL || outcome === 'responded') break
  }
  return outcome
}

async function postOnce(address: string, body: URLSearchParams): Promise<QuoteOutcome> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(timeoutMs),
    })
    // A redirect leads to the thank-you page. The body is read, so that a truncated response counts
    // as a network error.
    await response.text()
    if (response.redirected) return new URL(response.url)
    return response.status >= 500 ? 'failed' : 'responded'
  } catch {
    return 'offline'
  }
}
