import type { BasisPoints } from '../money.ts'

/** In percent, both included. */
export type PercentLimits = { least: number; most: number }

/** A typed percent, with at most two decimals: '7.5', '7,5%'. null where it is none or outside. */
export function readPercent(typed: string, { least, most }: PercentLimits): BasisPoints | null {
  const digits = typed.replace(/\s*%$/, '').replace(',', '.')
  if (!/^\d{1,2}(?:\.\d{1,2})?$/.test(digits)) return null
  const share = Math.round(Number(digits) * 100)
  return share >= least * 100 && share <= most * 100 ? share : null
}

/** '7.5' for 750. */
export function writePercent(share: BasisPoints): string {
  return String(share / 100)
}
