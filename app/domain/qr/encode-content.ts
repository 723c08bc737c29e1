import { isE164, telUrl, whatsappUrl } from '../phone/dial.ts'
import type { PhoneReader } from '../phone/read-phone.ts'
import { cleanLine, cleanText } from '../text/clean.ts'
import type { CodeContent, CodeType, CodeValues, FieldFaults } from './code-contents.ts'
import { encodeContact } from './encode-contact.ts'
import { encodeEvent } from './encode-event.ts'
import { encodeWifi } from './encode-wifi.ts'
import { parseCoordinates, parseEmail, parseLink, parseMapLink } from './parse-fields.ts'

/** The text that the code holds, or the faults by field. */
export type Encoded = { text: string } | { faults: FieldFaults }

const encoders: Record<CodeType, (values: CodeValues, readPhone: PhoneReader) => Encoded> = {
  link: ({ url = '' }) => {
    const link = parseLink(url)
    return link === null ? fault('url', url, 'url') : { text: link }
  },
  text: ({ text = '' }) =>
    cleanText(text) === '' ? { faults: { text: 'required' } } : { text: cleanText(text) },
  phone: ({ phone = '' }, readPhone) => withPhone(phone, readPhone, telUrl),
  // Android and iOS both read SMSTO. They differ in how they read the text of "sms:".
  sms: ({ phone = '', text = '' }, readPhone) =>
    withMessenger(phone, readPhone, (number) => `SMSTO:${number}${prefixed(':', cleanText(text))}`),
  whatsapp: ({ phone = '', text = '' }, readPhone) =>
    withMessenger(phone, readPhone, (number) => whatsappUrl(number, uriText(text))),
  email: encodeEmail,
  wifi: encodeWifi,
  contact: encodeContact,
  location: encodeLocation,
  event: encodeEvent,
}

/** Encodes a content as phones expect it (requirements 3.16). */
export function encodeContent({ type, values }: CodeContent, readPhone: PhoneReader): Encoded {
  return encoders[type](values, readPhone)
}

function fault(
  name: keyof CodeValues,
  typed: string,
  what: 'url' | 'email' | 'coordinates',
): Encoded {
  return { faults: { [name]: cleanLine(typed) === '' ? 'required' : what } }
}

function withPhone(
  typed: string,
  readPhone: PhoneReader,
  encode: (dial: string) => string,
): Encoded {
  if (cleanLine(typed) === '') return { faults: { phone: 'required' } }
  const read = readPhone(typed)
  return typeof read === 'string' ? { faults: { phone: read } } : { text: encode(read.dial) }
}

/** Messages go to whole numbers: a star number takes calls only, and an extension has none. */
function withMessenger(
  typed: string,
  readPhone: PhoneReader,
  encode: (e164: string) => string,
): Encoded {
  const read = withPhone(typed, readPhone, (dial) => dial.split(';')[0] ?? '')
  if ('faults' in read) return read
  return isE164(read.text) ? { text: encode(read.text) } : { faults: { phone: 'callsOnly' } }
}

function encodeEmail({ email = '', subject = '', text = '' }: CodeValues): Encoded {
  const address = parseEmail(email)
  if (address === null) return fault('email', email, 'email')
  const parts = [
    prefixed('subject=', encodeURIComponent(cleanLine(subject))),
    prefixed('body=', encodeURIComponent(uriText(text))),
  ]
  const to = encodeURIComponent(address).replace('%40', '@')
  return { text: `mailto:${to}${prefixed('?', parts.filter(Boolean).join('&'))}` }
}

function encodeLocation({ place = '', map = 'google' }: CodeValues): Encoded {
  const link = parseMapLink(place)
  if (link !== null) return { text: link }
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
function uriText(text: string): string {
  return cleanText(text).replaceAll('\n', '\r\n')
}

function prefixed(prefix: string, text: string): string {
  return text === '' ? '' : prefix + text
}
