import type { ExtraFont } from '#content/page-record.ts'
import type { CardLang } from '#i18n/languages.ts'
import headlineCommonHeavy from './fonts/headline-common-heavy.woff2?url'
import headlineCommonThin from './fonts/headline-common-thin.woff2?url'
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
import textRare from './fonts/text-rare.woff2?url'
import allStyles from './app.css?url'
import publicStyles from './public.css?url'

/** The fonts of the first screen. */
const fonts = {
  he: [headlineHebrewHeavy, headlineHebrewThin, textHebrew, textCommon],
  en: [headlineEnglishHeavy, headlineEnglishThin, textEnglish, textCommon],
  ru: [headlineCyrillicHeavy, headlineCyrillicThin, textCyrillic, textCommon],
} as const satisfies Record<CardLang, readonly string[]>

const extraFontFiles = {
  'headline-english-heavy': headlineEnglishHeavy,
  'headline-english-thin': headlineEnglishThin,
  'headline-common-heavy': headlineCommonHeavy,
  'headline-common-thin': headlineCommonThin,
  'text-hebrew': textHebrew,
  'text-latin': textLatin,
  'text-rare': textRare,
  'text-cyrillic': textCyrillic,
} as const satisfies Record<ExtraFont, string>

/** Fonts of a business card, in addition to the font of its theme. */
export const cardFonts = {
  he: [textHebrew, textCommon],
  en: [textLatin, textCommon],
  ru: [textCyrillic, textCommon],
} as const satisfies Record<CardLang, readonly string[]>

/** Admin screens and quotes have classes that no public page loads. */
export function styleSheetFor(needsAll: boolean): string {
  return needsAll ? allStyles : publicStyles
}

/**
 * The `Link` header of a page of the site, which the browser reads before the document. Files that
 * block the first paint come first.
 */
export function sitePreloadHeader(
  lang: CardLang,
  needsAll: boolean,
  extraFonts: readonly ExtraFont[] = [],
): string {
  return preloadHeader({
    styles: styleSheetFor(needsAll),
    fonts: [...fonts[lang], ...extraFonts.map((name) => extraFontFiles[name])],
  })
}

/** The `Link` header of a document with its own styles and fonts. */
export function preloadHeader(files: { styles: string; fonts: readonly string[] }): string {
  return [
    `<${files.styles}>; rel=preload; as=style`,
    ...files.fonts.map((href) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
  ].join(', ')
}
