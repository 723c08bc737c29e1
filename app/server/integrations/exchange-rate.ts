import { z } from 'zod'
import { parseExchangeRate, type ExchangeRate } from '#domain/exchange-rate.ts'

const longestAnswer = 100_000

const number = z.union([z.number(), z.string()]).transform(String)

const answerSchema = z.object({
  rate: number.optional(),
  rates: z.object({ ILS: number }).partial().optional(),
  /** The day it is of, where the service says so and says it plainly. */
  date: z.iso.date().nullable().optional().catch(null),
})

export type ServedRate = { rate: ExchangeRate; date: string | null }

/** Asks a service that answers {rate} or {rates: {ILS}}. Throws in a few words where it has nothing to say that could be a rate. */
export async function fetchExchangeRate(url: string, timeoutMs = 5_000): Promise<ServedRate> {
  const response = await fetch(url, {
    signal: AbortSignal.timeout(timeoutMs),
    headers: { Accept: 'application/json' },
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`the service answered ${response.status}`)
  }
  const answer = answerSchema.safeParse(parseJson(await readText(response)))
  const rate = parseExchangeRate(answer.data?.rate ?? answer.data?.rates?.ILS ?? '')
  if (rate === null) throw new Error('the answer holds no sensible rate')
  return { rate, date: answer.data?.date ?? null }
}

/** No longer than an answer could be: the address is the owner's, but what stands behind it may change. */
async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > longestAnswer) throw new Error('the answer is too long')
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
