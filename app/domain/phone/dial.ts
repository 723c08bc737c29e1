/**
 * What a phone dials: an E.164 number, with its extension if it has one ('+97236123456;ext=12',
 * RFC 3966), or a number of one country only ('*12345', '106').
 */
const dialPattern = /^(?:\+[1-9]\d{7,14}(?:;ext=\d{1,7})?|\*\d{3,6}|1\d{2,3})$/

export function isDial(text: string): boolean {
  return dialPattern.test(text)
}

/** Whether it is a whole number with its country, as text messages and WhatsApp need. */
export function isE164(text: string): boolean {
  return /^\+[1-9]\d{7,14}$/.test(text)
}

export function telUrl(dial: string): string {
  return `tel:${dial}`
}

/** wa.me takes digits only, those of a whole number with its country. */
export function whatsappUrl(e164: string, text = ''): string {
  const query = text === '' ? '' : `?text=${encodeURIComponent(text)}`
  return `https://wa.me/${e164.replaceAll(/\D/g, '')}${query}`
}
