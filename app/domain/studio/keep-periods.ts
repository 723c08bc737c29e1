import type { StudioValues } from './studio-values.ts'

/** How long leads are kept, as the owner sets it (requirements 4.10, 4.11). */
export type KeepPeriods = {
  leadMonths: number
  /** Leads held as spam that nobody released. */
  heldDays: number
  /** Deleted leads, before they are erased. */
  binDays: number
}

/** In the unit of each, both included. */
export const keepLimits = {
  leadMonths: { least: 6, most: 84 },
  heldDays: { least: 7, most: 365 },
  binDays: { least: 1, most: 90 },
} as const satisfies Record<keyof KeepPeriods, { least: number; most: number }>

/** A typed number of months or days; null where it is none or outside the limits. */
export function readPeriod(typed: string, { least, most }: { least: number; most: number }) {
  return /^[1-9]\d{0,2}$/.test(typed) && +typed >= least && +typed <= most ? typed : null
}

export function keepFrom(values: StudioValues): KeepPeriods {
  return {
    leadMonths: Number(values['keep.leadMonths']),
    heldDays: Number(values['keep.heldDays']),
    binDays: Number(values['keep.binDays']),
  }
}

/** Whether a period ends earlier than it did, so that leads are removed that were to stay. */
export function isShorter(before: KeepPeriods, after: KeepPeriods): boolean {
  return (
    after.leadMonths < before.leadMonths ||
    after.heldDays < before.heldDays ||
    after.binDays < before.binDays
  )
}
