/**
 * Programs that follow links without a person: crawlers, previews in chats, scanners of emails,
 * libraries. One that poses as a browser is counted as a person.
 */
const robots =
  /bot\b|bot\/|crawl|spider|preview|scan(?:ner|bot)|monitor|headless|lighthouse|facebookexternalhit|facebookcatalog|meta-external|whatsapp|telegram|slack|discord|skypeuri|embedly|pinterest\/|vkshare|curl|wget|python|libwww|java\/|okhttp|axios|node-fetch|undici|go-http|php\/|ruby|http-?client/i

/** @param userAgent '' where none was sent, which no browser does */
export function isRobot(userAgent: string): boolean {
  return userAgent === '' || robots.test(userAgent)
}
