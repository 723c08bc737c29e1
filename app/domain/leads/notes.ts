import type { Day } from '../pricing/vat.ts'

/** In code points after cleaning: four times the longest message. */
export const maxNotesLength = 4_000

/** What a note said before it was changed. `until`: the ISO time of the change. */
export type EarlierNote = { text: string; day: Day | null; until: string }
