import * as z from 'zod/mini'
import { cleanLine } from '../text/clean.ts'
import { isDay } from '../typed-date-time.ts'
import { readPercent, writePercent } from './percent.ts'
import type { VatRate } from './vat.ts'

/** What a form shows and the database stores for a rate. */
export type TypedRate = { from: string; percent: string }

/** 0 is the rate of an exempt dealer (decision 0136). */
export const vatLimits = { rates: 10, percent: { least: 0, most: 30 } } as const

const typedSchema = z.array(z.object({ from: z.string(), percent: z.string() }))

/** The rows of text that joinVatRates() wrote, also where a value is refused. */
export function readTypedRates(text: string): TypedRate[] {
  try {
    const { success, data } = typedSchema.safeParse(JSON.parse(text))
    return success ? data : []
  } catch {
    return []
  }
}

/** Typed rows as text to be stored. An empty row is none. */
export function joinVatRates(rows: readonly TypedRate[]): string {
  const cleaned = rows.map(({ from, percent }) => ({
    from: cleanLine(from),
    percent: cleanLine(percent),
  }))
  const filled = cleaned.filter(({ from, percent }) => from !== '' || percent !== '')
  return filled.length === 0 ? '' : JSON.stringify(filled)
}

/**
 * The rates of a stored text, the newest first. null: a row without a day or a percent within the
 * limits, two rates from one day, too many, or none at all.
 */
export function parseVatRates(text: string): VatRate[] | null {
  const rows = readTypedRates(text)
  const rates = rows.flatMap(({ from, percent }) => {
    const rate = readPercent(percent, vatLimits.percent)
    return rate === null || !isDay(from) ? [] : [{ rate, validFrom: from }]
  })
  const days = new Set(rates.map(({ validFrom }) => validFrom))
  const isWhole = rates.length === rows.length && days.size === rows.length
  if (!isWhole || rows.length === 0 || rows.length > vatLimits.rates) return null
  return rates.toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1))
}

export function writeVatRates(rates: readonly VatRate[]): string {
  return joinVatRates(
    rates.map(({ rate, validFrom }) => ({ from: validFrom, percent: writePercent(rate) })),
  )
}
