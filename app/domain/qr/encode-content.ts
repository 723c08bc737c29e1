import { cleanLine, cleanText } from '../text/clean.ts'
import type { CodeContent, CodeType, CodeValues, FieldFaults } from './code-contents.ts'
import { encodeContact } from './encode-contact.ts'
import { encodeEvent } from './encode-event.ts'
import { encodeWifi } from './encode-wifi.ts'
import { parseCoordinates, parseEmail, parseLink, parsePhone } from './parse-fields.ts'

/** The text that the code holds, or the faults by field. */
export type Encoded = { text: string } | { faults: FieldFaults }

const encoders: Record<CodeType, (values: CodeValues) => Encoded> = {
  link: ({ url = '' }) => {
    const link = parseLink(url)
    return link === null ? fault('url', url, 'url') : { text: link }
  },
  text: ({ text = '' }) =>
    cleanText(text) === '' ? { faults: { text: 'required' } } : { text: cleanText(text) },
  phone: ({ phone = '' }) => withPhone(phone, (number) => `tel:${number}`),
  // Android and iOS both read SMSTO. They differ in how they read the text of "sms:".
  sms: ({ phone = '', text = '' }) =>
    withPhone(phone, (number) => `SMSTO:${number}${prefixed(':', cleanText(text))}`),
  email: encodeEmail,
  whatsapp: ({ phone = '', text = '' }) =>
    withPhone(
      phone,
      (number) => `https://wa.me/${number.slice(1)}${prefixed('?text=', encodeForUri(text))}`,
    ),
  wifi: encodeWifi,
  contact: encodeContact,
  location: encodeLocation,
  event: encodeEvent,
}

/** Encodes a content as phones expect it (requirements 3.16). */
export function encodeContent({ type, values }: CodeContent): Encoded {
  return encoders[type](values)
}

function fault(
  name: keyof CodeValues,
  typed: string,
  what: 'url' | 'phone' | 'email' | 'coordinates',
): Encoded {
  return { faults: { [name]: cleanLine(typed) === '' ? 'required' : what } }
}

function withPhone(typed: string, encode: (number: string) => string): Encoded {
  const number = parsePhone(typed)
  return number === null ? fault('phone', typed, 'phone') : { text: encode(number) }
}

function encodeEmail({ email = '', subject = '', text = '' }: CodeValues): Encoded {
  const address = parseEmail(email)
  if (address === null) return fault('email', email, 'email')
  const parts = [
    prefixed('subject=', encodeForUri(cleanLine(subject))),
    prefixed('body=', encodeForUri(text)),
  ]
  const to = encodeURIComponent(address).replace('%40', '@')
  return { text: `mailto:${to}${prefixed('?', parts.filter(Boolean).join('&'))}` }
}

function encodeLocation({ place = '', map = 'google' }: CodeValues): Encoded {
  const at = parseCoordinates(place)
  if (cleanLine(place) === '' || at === 'outside') return fault('place', place, 'coordinates')
  const pair = at && `${at.latitude},${at.longitude}`
  const query = pair ?? encodeURIComponent(cleanLine(place))
  if (map === 'waze')
    return { text: `https://waze.com/ul?${pair ? 'll' : 'q'}=${query}&navigate=yes` }
  if (map === 'phone') return { text: pair ? `geo:${pair}` : `geo:0,0?q=${query}` }
  return { text: `https://www.google.com/maps/search/?api=1&query=${query}` }
}

/** RFC 6068: a line break of a message is CRLF. */
function encodeForUri(text: string): string {
  return encodeURIComponent(cleanText(text).replaceAll('\n', '\r\n'))
}

function prefixed(prefix: string, text: string): string {
  return text === '' ? '' : prefix + text
}
