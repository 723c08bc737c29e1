/** In code points after cleaning: four times the longest message. */
export const maxNotesLength = 4_000
