/** Code points, after cleaning. The specification gives no limit; this is four times the longest message. */
export const longestNotes = 4_000
