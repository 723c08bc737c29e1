import { z } from 'zod'
import { parseExchangeRate, type ExchangeRate } from '#domain/exchange-rate.ts'

const maxResponseBytes = 100_000

const number = z.union([z.number(), z.string()]).transform(String)

const answerSchema = z.object({
  rate: number.optional(),
  rates: z.object({ ILS: number }).partial().optional(),
  /** The day of the rate, if the service returns one in ISO format. */
  date: z.iso.date().nullable().optional().catch(null),
})

export type ServedRate = { rate: ExchangeRate; date: string | null }

/**
 * Fetches the rate from a service that returns {rate} or {rates: {ILS}}. Throws an Error with a
 * short message if the response has no plausible rate.
 */
export async function fetchExchangeRate(url: string, timeoutMs = 5_000): Promise<ServedRate> {
  const response = await fetch(url, {
    signal: AbortSignal.timeout(timeoutMs),
    // Only the address itself was chosen by the owner, not a redirect target.
    redirect: 'error',
    headers: { Accept: 'application/json' },
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`the service answered ${response.status}`)
  }
  const answer = answerSchema.safeParse(parseJson(await readText(response)))
  const rate = parseExchangeRate(answer.data?.rate ?? answer.data?.rates?.ILS ?? '')
  if (rate === null) throw new Error('the answer has no plausible rate')
  return { rate, date: answer.data?.date ?? null }
}

/** Limited in size, because the service may change its response. */
async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > maxResponseBytes) throw new Error('the answer is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
