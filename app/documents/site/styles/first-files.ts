import { isLang, type CardLang, type Lang } from '#i18n/languages.ts'
import headlineHebrewHeavy from '#parts/fonts/headline-hebrew-heavy.woff2?url'
import headlineHebrewThin from '#parts/fonts/headline-hebrew-thin.woff2?url'
import headlineLatinHeavy from '#parts/fonts/headline-latin-heavy.woff2?url'
import headlineLatinThin from '#parts/fonts/headline-latin-thin.woff2?url'
import textHebrew from '#parts/fonts/text-hebrew.woff2?url'
import textLatin from '#parts/fonts/text-latin.woff2?url'

/** Headline and text in the script of the page. */
const fonts: Record<Lang, readonly string[]> = {
  he: [headlineHebrewHeavy, headlineHebrewThin, textHebrew],
  en: [headlineLatinHeavy, headlineLatinThin, textLatin],
}

/** The fonts of the first screen of every page in this language. Only cards are in Russian. */
export function siteFonts(lang: CardLang): readonly string[] {
  return isLang(lang) ? fonts[lang] : []
}
