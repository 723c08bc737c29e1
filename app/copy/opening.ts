/** A heading in two voices: the first part heavy, the second thin. Read together they are one sentence; the dot after it is drawn. */
export type Title = readonly [strong: string, light: string]

export type Opening = { badge: string; title: Title; lead: string }
