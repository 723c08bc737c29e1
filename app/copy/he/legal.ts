/** What the legal pages share. */
export const legal = {
  badge: 'בקצרה',
  contact: 'למי פונים',
}

export type Legal = typeof legal
