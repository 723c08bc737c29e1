import { readForm } from '../lead-form/read-form.ts'

const patience = 15_000
const pauses = [0, 600, 1800]

/**
 * 'taken': the quote is on its way. 'answered': the server draws the page that says why not. 'failed': it could not be taken now.
 * 'offline': nobody answered at all.
 */
export type QuoteOutcome = 'taken' | 'answered' | 'failed' | 'offline'

/** Posts the form as the browser itself would, but so that a broken line leaves the page where it is. Trying again is safe: the key makes it one quote. */
export async function postQuote(form: HTMLFormElement): Promise<QuoteOutcome> {
  const body = new URLSearchParams(readForm(form))
  let outcome: QuoteOutcome = 'offline'
  for (const pause of pauses) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    outcome = await tryOnce(form.action, body)
    if (outcome === 'taken' || outcome === 'answered') break
  }
  return outcome
}

async function tryOnce(address: string, body: URLSearchParams): Promise<QuoteOutcome> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(patience),
    })
    // To the page that says thank you. An answer that came in whole is no broken line.
    await response.text()
    if (response.redirected) return 'taken'
    return response.status >= 500 ? 'failed' : 'answered'
  } catch {
    return 'offline'
  }
}
