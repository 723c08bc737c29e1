/** What the owner sets: a paused link leads nowhere. */
export const shortLinkStatuses = ['active', 'paused'] as const

export type ShortLinkStatus = (typeof shortLinkStatuses)[number]
