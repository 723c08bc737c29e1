/** The events that are counted for a card, by day and without anything about the visitor. */
export const cardCountKinds = [
  'view',
  'call',
  'whatsapp',
  'sms',
  'email',
  'navigate',
  'website',
  'profile',
  'save',
  'share',
  'code',
] as const

export type CardCountKind = (typeof cardCountKinds)[number]

export type CardTap = Exclude<CardCountKind, 'view'>

/** Accepts one event as JSON: {"card": id, "kind": "view"}. */
export const cardCountPath = '/functions/v1/count-card'
