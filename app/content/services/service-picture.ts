import type { ServiceId } from '#catalog/services.ts'
import type { Lang } from '#i18n/languages.ts'

/** Services whose picture shows Hebrew screens, and has a version with English ones. */
const withEnglishVersion: ReadonlySet<ServiceId> = new Set([
  'app-development',
  'landing-page',
  'digital-presence',
  'digital-business-card',
])

/** The picture of a service; `src` has neither width nor file extension. */
export function servicePictureOf(service: ServiceId, lang: Lang) {
  const version = lang === 'en' && withEnglishVersion.has(service) ? '-en' : ''
  return { src: `/pictures/services/${service}${version}`, widths: [320, 640, 900] } as const
}
