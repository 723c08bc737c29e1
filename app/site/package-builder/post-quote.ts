import { readForm } from '../lead-form/read-form.ts'

const timeoutMs = 15_000
const retryPausesMs = [0, 600, 1800]

/**
 * 'taken': stored. 'answered': the server responded with a page that shows why not. 'failed': a
 * server error. 'offline': no response.
 */
export type QuoteOutcome = 'taken' | 'answered' | 'failed' | 'offline'

/**
 * Posts the form as the browser would, but a network error leaves the page in place. Retrying is
 * safe: the idempotency key makes it one quote.
 */
export async function postQuote(form: HTMLFormElement): Promise<QuoteOutcome> {
  const body = new URLSearchParams(readForm(form))
  let outcome: QuoteOutcome = 'offline'
  for (const pause of retryPausesMs) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    outcome = await postOnce(form.action, body)
    if (outcome === 'taken' || outcome === 'answered') break
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
    // A redirect leads to the thank-you page. The body is read so that a response cut short counts
    // as a network error.
    await response.text()
    if (response.redirected) return 'taken'
    return response.status >= 500 ? 'failed' : 'answered'
  } catch {
    return 'offline'
  }
}
