/**
 * - `off`: everyone reads and writes.
 * - `soft`: everyone reads; forms are closed to visitors from outside Israel.
 * - `hard`: visitors from outside Israel get the under-construction page.
 */
export const gateModes = ['off', 'soft', 'hard'] as const

export type GateMode = (typeof gateModes)[number]

export type GateSettings = {
  mode: GateMode
  /** Verified search-engine crawlers pass a hard gate. */
  crawlersPass: boolean
  /** Counts what the mode would refuse, and refuses nothing. */
  countsOnly: boolean
}

/** The settings until the owner changes them (requirements 2.7). */
export function defaultGateSettings(isDevelopment: boolean): GateSettings {
  return { mode: isDevelopment ? 'off' : 'hard', crawlersPass: true, countsOnly: false }
}
