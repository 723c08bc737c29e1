import type { BusinessCard } from '../he/business-card.ts'

export const businessCard: BusinessCard = {
  title: '{name}, {role} | {studio}',
  description: 'The digital business card of {name}: call, WhatsApp, email and save to contacts.',
  languages: 'Card language',
  call: 'Call',
  whatsapp: 'WhatsApp',
  email: 'Email',
  save: 'Save to contacts',
  card: 'Business card',
  website: 'Studio website',
  profiles: 'Profiles',
  share: 'Share the card',
  scan: 'Scan the code to open this card on a phone',
}
