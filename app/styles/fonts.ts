import type { CardLang } from '#i18n/languages.ts'
import displayCommon from './fonts/display-common.woff2?url'
import displayCyrillic from './fonts/display-cyrillic.woff2?url'
import displayHebrew from './fonts/display-hebrew.woff2?url'
import displayLatin from './fonts/display-latin.woff2?url'
import textCyrillic from './fonts/text-cyrillic.woff2?url'
import textHebrew from './fonts/text-hebrew.woff2?url'
import textLatin from './fonts/text-latin.woff2?url'

/** What a page sets its first screen in. More than three would hold up the picture. */
export const fontPreloads = {
  he: [displayHebrew, displayCommon, textHebrew],
  en: [displayLatin, displayCommon, textLatin],
  ru: [displayCyrillic, displayCommon, textCyrillic],
} as const satisfies Record<CardLang, readonly string[]>
