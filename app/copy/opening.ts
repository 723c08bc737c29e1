/**
 * A heading in two weights: the first part is heavy, the second light. Together they are one
 * sentence; the dot after it is drawn.
 */
export type Title = readonly [strong: string, light: string]

export type Opening = { badge: string; title: Title; lead: string }
