/**
 * Days count from the day a quote is issued or extended. Shares are in basis points (requirements
 * 5.7, 6.2).
 */
export const quoteRules = {
  validDays: 30,
  extendDays: 14,
  downPayment: 5_000,
} as const
