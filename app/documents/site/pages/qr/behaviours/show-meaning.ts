import { type CodeContent, type FieldName } from '#domain/qr/code-contents.ts'
import { isUnusualPassword } from '#domain/qr/encode-wifi.ts'
import { isE164 } from '#domain/phone/dial.ts'
import type { PhoneReader } from '#domain/phone/read-phone.ts'
import { countryName } from '#i18n/country-name.ts'
import { formatPhone } from '#i18n/phone-number.ts'
import { dataSelector } from '#parts/data-attributes.ts'
import type { Parts, Words } from './page-parts.ts'

/**
 * Shows below a field what a phone will make of it, while it is typed: the number that is dialled,
 * with its country, and a password that not every router takes.
 */
export function showMeaning(
  { form, words }: Parts,
  { type, values }: CodeContent,
  readPhone: PhoneReader,
): void {
  const show = (name: FieldName, parts: readonly (string | Node)[]) => {
    const output = form.querySelector(dataSelector('qr-meaning', `${type}.${name}`))
    const text = parts.map((part) => (typeof part === 'string' ? part : part.textContent)).join('')
    if (output && output.textContent !== text) output.replaceChildren(...parts)
  }
  show('phone', meaningOfPhone(type, values.phone ?? '', readPhone, words))
  show('password', isUnusualPassword(values) ? [words.meanings.password] : [])
}

function meaningOfPhone(
  type: CodeContent['type'],
  typed: string,
  readPhone: PhoneReader,
  { meanings }: Words,
): (string | Node)[] {
  const read = typed === '' ? 'phone' : readPhone(typed)
  if (typeof read === 'string' || !(type in meanings.dials)) return []
  const isMessenger = type === 'sms' || type === 'whatsapp'
  const dial = isMessenger ? (read.dial.split(';')[0] ?? '') : read.dial
  if (isMessenger && !isE164(dial)) return []
  const number = document.createElement('bdi')
  number.dir = 'ltr'
  number.textContent = formatPhone(dial)
  // SAFETY: `in` has checked it.
  const verb = meanings.dials[type as keyof Words['meanings']['dials']]
  return [
    `${verb} `,
    number,
    ...(read.country ? [`, ${countryName(read.country, document.documentElement.lang)}`] : []),
  ]
}
