import { parseExchangeRate, type ExchangeRate } from '#domain/exchange-rate.ts'

/** Also accepts a comma as the decimal separator. */
export function parseTypedRate(typed: string): ExchangeRate | null {
  return parseExchangeRate(typed.replace(',', '.'))
}
