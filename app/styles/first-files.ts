import type { CardLang } from '#i18n/languages.ts'
import displayCommon from './fonts/display-common.woff2?url'
import displayCyrillic from './fonts/display-cyrillic.woff2?url'
import displayEnglish from './fonts/display-english.woff2?url'
import displayHebrew from './fonts/display-hebrew.woff2?url'
import textCommon from './fonts/text-common.woff2?url'
import textCyrillic from './fonts/text-cyrillic.woff2?url'
import textEnglish from './fonts/text-english.woff2?url'
import textHebrew from './fonts/text-hebrew.woff2?url'
import allStyles from './app.css?url'
import publicStyles from './public.css?url'

/** What a page sets its first screen in. */
const fonts = {
  he: [displayHebrew, textHebrew, textCommon],
  en: [displayEnglish, textEnglish],
  ru: [displayCyrillic, displayCommon, textCyrillic, textCommon],
} as const satisfies Record<CardLang, readonly string[]>

/** The admin area has styles of its own that visitors need not load. */
export function stylesOf(isAdmin: boolean): string {
  return isAdmin ? allStyles : publicStyles
}

/** The `Link` header of a page: it arrives before the page does, and in an order of our own. What holds up the first picture comes first. */
export function linkFirstFiles(lang: CardLang, isAdmin: boolean): string {
  return [
    `<${stylesOf(isAdmin)}>; rel=preload; as=style`,
    ...fonts[lang].map((href) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
  ].join(', ')
}
