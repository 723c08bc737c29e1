import { cleanEmail, isEmailAddress } from '../email.ts'
import { cleanLine } from '../text/clean.ts'

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
  const text = cleanEmail(typed)
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

/** A page or an app of maps as somebody pasted it, or null: 'https://maps.app.goo.gl/…', 'geo:…'. */
export function parseMapLink(typed: string): string | null {
  const text = cleanLine(typed)
  if (/^(?:geo|waze|comgooglemaps):\S+$/i.test(text)) return text
  const hasScheme = /^https?:\/\//i.test(text)
  return hasScheme || mapHost.test(text) ? parseLink(text) : null
}

/** Hosts that people paste without a scheme. */
const mapHost =
  /^(?:www\.)?(?:maps\.app\.goo\.gl|goo\.gl\/maps|maps\.google\.[a-z.]+|google\.[a-z.]+\/maps|(?:ul\.)?waze\.com|maps\.apple(?:\.com)?|openstreetmap\.org|osm\.org|bing\.com\/maps)(?:[/?]|$)/i
