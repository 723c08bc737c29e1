import { isEmailAddress } from '../email.ts'
import { cleanLine } from '../text/clean.ts'
import { internationalDigits, phoneDigits } from '../phone.ts'

/** The country of numbers without a prefix. */
const homePrefix = '972'
/** Digits of a whole number, prefix included (E.164). */
const digits = { min: 8, max: 15 }

/** E.164 with its plus, or null. A number with a leading zero is Israeli. */
export function parsePhone(typed: string): string | null {
  const number =
    internationalDigits(typed) ?? `${homePrefix}${phoneDigits(typed).replace(/^(?:972)?0?/, '')}`
  const isWhole = number.length >= digits.min && number.length <= digits.max
  return isWhole && !/[^\d\s()+.\-־–*]/.test(cleanLine(typed)) ? `+${number}` : null
}

/** A web address as a browser would request it, or null. Without a scheme it is https. */
export function parseLink(typed: string): string | null {
  const text = cleanLine(typed)
  const hasScheme = /^[a-z][\w+.-]*:/i.test(text) && !/^[^/]+\.[^/]+:\d/.test(text)
  try {
    const url = new URL(hasScheme ? text : `https://${text}`)
    if (!/^https?:$/.test(url.protocol) || /\s/.test(text)) return null
    if (!/^(?:.+\.[^.\d][^.]*\.?|localhost|[\d.]+|\[.+\])$/.test(url.hostname)) return null
    // A trailing slash is dropped: each character makes the code denser.
    const isBare = url.pathname === '/' && url.search === '' && url.hash === ''
    return isBare ? url.href.slice(0, -1) : url.href
  } catch {
    return null
  }
}

/** An email address that a mail server accepts, or null. */
export function parseEmail(typed: string): string | null {
  const text = cleanLine(typed)
  return isEmailAddress(text) ? text : null
}

export type Coordinates = { latitude: number; longitude: number }

/** 'latitude, longitude' in degrees; null: not a pair of numbers; 'outside': not on Earth. */
export function parseCoordinates(typed: string): Coordinates | 'outside' | null {
  const pair = /^(-?\d{1,3}(?:\.\d+)?)\s*[,\s]\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(cleanLine(typed))
  if (!pair) return null
  const [latitude, longitude] = [Number(pair[1]), Number(pair[2])]
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isOnEarth ? { latitude, longitude } : 'outside'
}
