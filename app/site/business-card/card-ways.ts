import type { BusinessCard } from '#copy/he/business-card.ts'
import type { CardContent } from '#domain/business-card/card-content.ts'
import type { CardNetwork } from '#domain/business-card/card-networks.ts'
import type { CardTap } from '#domain/business-card/card-taps.ts'
import { formatPhone } from '#i18n/phone-number.ts'
import type { CardIconName } from './card-icon.tsx'

export type CardWay = {
  icon: CardIconName
  tap: CardTap
  name: string
  /** What is behind the button, left to right. */
  text: string
  href: string
}

/** The ways of contact that a card has, in the order of their buttons. */
export function cardWays(
  { phone, whatsapp, sms, email, website }: CardContent,
  address: string,
  copy: BusinessCard,
): CardWay[] {
  const place = encodeURIComponent(address)
  const way = (icon: CardIconName, tap: CardTap, name: string, text: string, href: string) =>
    text === '' ? [] : [{ icon, tap, name, text, href }]
  return [
    ...way('call', 'call', copy.call, phone && formatPhone(phone), `tel:${phone}`),
    ...way(
      'whatsapp',
      'whatsapp',
      copy.whatsapp,
      whatsapp && formatPhone(whatsapp),
      `https://wa.me/${whatsapp.slice(1)}`,
    ),
    ...way('sms', 'sms', copy.sms, sms && formatPhone(sms), `sms:${sms}`),
    ...way('email', 'email', copy.email, email, `mailto:${email}`),
    ...way(
      'waze',
      'navigate',
      copy.waze,
      address && 'Waze',
      `https://waze.com/ul?q=${place}&navigate=yes`,
    ),
    ...way(
      'navigate',
      'navigate',
      copy.maps,
      address && 'Google Maps',
      `https://www.google.com/maps/search/?api=1&query=${place}`,
    ),
    ...way('website', 'website', copy.website, hostOf(website), website),
  ]
}

function hostOf(website: string): string {
  return website === '' ? '' : new URL(website).host.replace(/^www\./, '')
}

export const networkNames = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  telegram: 'Telegram',
  behance: 'Behance',
  x: 'X',
} as const satisfies Record<CardNetwork, string>
