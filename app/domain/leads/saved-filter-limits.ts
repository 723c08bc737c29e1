/** Code points of a name. */
export const maxFilterName = 40

/** They are one row of links. */
export const maxSavedFilters = 12
