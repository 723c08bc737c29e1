import type { CardLang } from '#i18n/languages.ts'
import headlineCyrillicHeavy from './fonts/headline-cyrillic-heavy.woff2?url'
import headlineCyrillicThin from './fonts/headline-cyrillic-thin.woff2?url'
import headlineEnglishHeavy from './fonts/headline-english-heavy.woff2?url'
import headlineEnglishThin from './fonts/headline-english-thin.woff2?url'
import headlineHebrewHeavy from './fonts/headline-hebrew-heavy.woff2?url'
import headlineHebrewThin from './fonts/headline-hebrew-thin.woff2?url'
import textCommon from './fonts/text-common.woff2?url'
import textCyrillic from './fonts/text-cyrillic.woff2?url'
import textEnglish from './fonts/text-english.woff2?url'
import textHebrew from './fonts/text-hebrew.woff2?url'
import textLatin from './fonts/text-latin.woff2?url'
import allStyles from './app.css?url'
import publicStyles from './public.css?url'

/** The fonts of the first screen. */
const fonts = {
  he: [headlineHebrewHeavy, headlineHebrewThin, textHebrew, textCommon],
  en: [headlineEnglishHeavy, headlineEnglishThin, textEnglish, textCommon],
  ru: [headlineCyrillicHeavy, headlineCyrillicThin, textCyrillic, textCommon],
} as const satisfies Record<CardLang, readonly string[]>

/** Of a business card, beside the font of its theme. */
export const cardFonts = {
  he: [textHebrew, textCommon],
  en: [textLatin, textCommon],
  ru: [textCyrillic, textCommon],
} as const satisfies Record<CardLang, readonly string[]>

/** The admin area has styles that visitors do not load. */
export function stylesOf(isAdmin: boolean): string {
  return isAdmin ? allStyles : publicStyles
}

/**
 * The `Link` header of a page: the browser reads it before the document. In the order of need, what
 * blocks the first paint first.
 */
export function linkFirstFiles(lang: CardLang, isAdmin: boolean): string {
  return linkFiles({ styles: stylesOf(isAdmin), fonts: fonts[lang] })
}

/** The same for a document with styles and fonts of its own. */
export function linkFiles(files: { styles: string; fonts: readonly string[] }): string {
  return [
    `<${files.styles}>; rel=preload; as=style`,
    ...files.fonts.map((href) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
  ].join(', ')
}
