import type { BusinessCard } from '#copy/he/business-card.ts'
import type { CardContent } from '#domain/business-card/card-content.ts'
import type { CardNetwork } from '#domain/business-card/card-networks.ts'
import type { CardTap } from '#domain/business-card/card-taps.ts'
import { telUrl, whatsappUrl } from '#domain/phone/dial.ts'
import { parseMapLink } from '#domain/qr/parse-fields.ts'
import { formatPhone } from '#i18n/phone-number.ts'
import type { CardIconName } from './card-icon.tsx'

export type CardContactMethod = {
  icon: CardIconName
  tap: CardTap
  name: string
  /** The number, address or host that the button shows, written left to right. */
  text: string
  href: string
}

/** The contact methods of a card, in the order of their buttons. */
export function cardContactMethods(
  { phone, whatsapp, sms, email, website }: CardContent,
  address: string,
  copy: BusinessCard,
): CardContactMethod[] {
  // An owner who pasted a link to a map means that place, not a search for the link.
  const link = parseMapLink(address) ?? ''
  const place = link === '' ? address : ''
  const query = encodeURIComponent(place)
  const method = (icon: CardIconName, tap: CardTap, name: string, text: string, href: string) =>
    text === '' ? [] : [{ icon, tap, name, text, href }]
  return [
    ...method('call', 'call', copy.call, phone && formatPhone(phone), telUrl(phone)),
    ...method(
      'whatsapp',
      'whatsapp',
      copy.whatsapp,
      whatsapp && formatPhone(whatsapp),
      whatsappUrl(whatsapp),
    ),
    ...method('sms', 'sms', copy.sms, sms && formatPhone(sms), `sms:${sms}`),
    ...method('email', 'email', copy.email, email, `mailto:${email}`),
    ...method(
      'waze',
      'navigate',
      copy.waze,
      place && 'Waze',
      `https://waze.com/ul?q=${query}&navigate=yes`,
    ),
    ...method(
      'navigate',
      'navigate',
      copy.maps,
      place && 'Google Maps',
      `https://www.google.com/maps/search/?api=1&query=${query}`,
    ),
    ...method('navigate', 'navigate', copy.maps, hostOf(link), link),
    ...method('website', 'website', copy.website, hostOf(website), website),
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
