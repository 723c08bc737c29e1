import type { Agorot } from '#domain/money.ts'

/**
 * The prices of the demo clinic (requirements 3.6): content of a template; the studio does not sell
 * these treatments.
 */
export const clinicTreatments = {
  lips: 89_900,
  filler: 120_000,
  botox: 69_900,
  peeling: 65_000,
  facial: 40_000,
  nails: 15_000,
} as const satisfies Record<string, Agorot>

/** Sunday is 0. Local time. */
export const clinicHours = [
  { days: [0, 1, 2, 3, 4], opens: '9:00', closes: '19:00' },
  { days: [5], opens: '9:00', closes: '14:00' },
] as const
