/** The zero of ASCII, Arabic-Indic, Persian, Devanagari and full-width digits. */
const zeros = [0x30, 0x660, 0x6f0, 0x966, 0xff10]

const isAscii = /^[\u0020-\u007e]*$/

export function toAsciiDigits(text: string): string {
  if (isAscii.test(text)) return text
  return text.replaceAll(/\p{Nd}/gu, (character) => {
    const code = character.codePointAt(0) ?? 0
    const zero = zeros.find((start) => code >= start && code < start + 10)
    return zero === undefined ? '' : String(code - zero)
  })
}

export function phoneDigits(text: string): string {
  return toAsciiDigits(text).replaceAll(/\D/g, '')
}

/** The digits after a plus or 00; null for a national number. */
export function internationalDigits(text: string): string | null {
  const digits = phoneDigits(text)
  if (/^\D*[+＋]/.test(toAsciiDigits(text))) return digits.replace(/^00/, '')
  return digits.startsWith('00') ? digits.slice(2) : null
}
