import { encode } from 'uqr'
import { traceSquares } from '#domain/qr/trace-squares.ts'

/**
 * The QR code of a card, without a margin: `size` modules per side, and an SVG path of the dark
 * ones. It contains the address without a language, which leads to the card even after its slug
 * changes.
 */
export function cardCode(siteUrl: string, slug: string): { size: number; path: string } {
  const { data, size } = encode(`${siteUrl}/v/${slug}`, { ecc: 'M', border: 0 })
  const isDark = (row: number, column: number) => data[row]?.[column] ?? false
  return { size, path: traceSquares(size, isDark, () => 0) }
}
