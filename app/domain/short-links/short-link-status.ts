/** The statuses that the owner can set. A paused link leads nowhere. */
export const shortLinkStatuses = ['active', 'paused'] as const

export type ShortLinkStatus = (typeof shortLinkStatuses)[number]
