/** The networks that a card may link to, in the order of their buttons. */
export const cardNetworks = [
  'instagram',
  'facebook',
  'linkedin',
  'tiktok',
  'youtube',
  'telegram',
  'behance',
  'x',
] as const

export type CardNetwork = (typeof cardNetworks)[number]
