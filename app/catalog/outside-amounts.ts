/**
 * Amounts that others set and articles name, each from a source of catalog/sources.ts. Checked on
 * 28 November 2026.
 */
export const outsideAmounts = {
  /** Dollars a year, from 'apple-membership'. */
  appleYear: 99,
  /** Dollars, paid once, from 'google-play-account'. */
  googlePlayOnce: 25,
  /** Agorot before VAT, since 1 June 2026, from 'allocation-circular'. */
  allocationNumber: 500_000,
} as const
