/**
 * Days count from the last day of a quote, or from today if that is past. Shares are in basis points (requirements
 * 5.7, 6.2).
 */
export const quoteRules = {
  extendDays: 14,
  downPayment: 5_000,
} as const
