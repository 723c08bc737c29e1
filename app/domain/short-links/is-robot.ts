/**
 * Programs that follow links without a person: crawlers, previews in chats, scanners of emails,
 * libraries. Whoever hides that it is one is counted.
 */
const robots =
  /bot\b|bot\/|crawl|spider|preview|scan(?:ner|bot)|monitor|headless|lighthouse|facebookexternalhit|facebookcatalog|meta-external|whatsapp|telegram|slack|discord|skypeuri|embedly|pinterest\/|vkshare|curl|wget|python|libwww|java\/|okhttp|axios|node-fetch|undici|go-http|php\/|ruby|http-?client/i

/** @param userAgent '' where the browser sent none, which browsers do not do */
export function isRobot(userAgent: string): boolean {
  return userAgent === '' || robots.test(userAgent)
}
