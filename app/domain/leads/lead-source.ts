/** The source of a lead of which nothing names one, in lead_source() of the migrations. */
export const noSource = '(none)'

/** Sources that are no campaign, network or site: lead_source() and sourceOfArrival() give them. */
export const plainSources = ['(search)', '(direct)', '(phone)', '(card)', '(import)'] as const

/** What the plain sources are called in a language. */
export type SourceWords = Readonly<Record<(typeof plainSources)[number], string>>

const names: Readonly<Record<string, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  whatsapp: 'WhatsApp',
  youtube: 'YouTube',
  bing: 'Bing',
  x: 'X',
  threads: 'Threads',
  pinterest: 'Pinterest',
  reddit: 'Reddit',
  telegram: 'Telegram',
}

/**
 * The name of a source of lead_source() in the migrations; null for none. A campaign of the studio's
 * own and another site are shown as they are stored, without the signs of an address.
 */
export function sourceName(source: string, words: SourceWords): string | null {
  if (source === noSource) return null
  const plain = plainSources.find((known) => known === source)
  if (plain) return words[plain]
  if (Object.hasOwn(names, source)) return names[source] ?? source
  try {
    return decodeURIComponent(source.replaceAll('+', ' '))
  } catch {
    return source
  }
}

const searchHosts =
  /^(google(\.[a-z]{2,3}){1,2}|bing\.com|duckduckgo\.com|ecosia\.org|qwant\.com|startpage\.com|search\.brave\.com|([a-z]+\.)?search\.yahoo\.com|yandex\.[a-z.]+|baidu\.com|com\.google\.android\.googlequicksearchbox)$/

/** The hosts of networks, with those of their links and apps. */
const networks: readonly (readonly [RegExp, string])[] = [
  [/(^|\.)(facebook\.com|fb\.me)$|^com\.facebook\./, 'facebook'],
  [/(^|\.)instagram\.com$|^com\.instagram\./, 'instagram'],
  [/(^|\.)(linkedin\.com|lnkd\.in)$|^com\.linkedin\./, 'linkedin'],
  [/(^|\.)tiktok\.com$/, 'tiktok'],
  [/(^|\.)(whatsapp\.com|wa\.me)$|^com\.whatsapp$/, 'whatsapp'],
  [/(^|\.)(youtube\.com|youtu\.be)$/, 'youtube'],
  [/(^|\.)(x\.com|twitter\.com|t\.co)$/, 'x'],
  [/(^|\.)threads\.(com|net)$/, 'threads'],
  [/(^|\.)(pinterest\.[a-z.]+|pin\.it)$/, 'pinterest'],
  [/(^|\.)reddit\.com$|^com\.reddit\./, 'reddit'],
  [/(^|\.)(telegram\.org|t\.me)$|^org\.telegram\./, 'telegram'],
]

/** Hosts and the signs of an address are ASCII. */
const usable = /^[\u0021-\u007e]{1,200}$/

/**
 * The source of a visit by what its first page had, as the browser states it: the source of its
 * campaign, the host of the referrer, or 'direct' where there is none. A search engine is one source, a network another,
 * any other site its host. Empty where nothing usable is stated; a lead is never refused for it.
 */
export function sourceOfArrival(arrival: unknown): string {
  if (typeof arrival !== 'string' || !usable.test(arrival)) return ''
  const source = arrival.toLowerCase().replace(/^(www|m)\./, '')
  if (source === 'direct') return '(direct)'
  if (source === 'fb') return 'facebook'
  if (source === 'ig') return 'instagram'
  if (searchHosts.test(source)) return '(search)'
  const network = networks.find(([hosts]) => hosts.test(source))
  return network === undefined ? source : network[1]
}
