import type { ExtraFont } from '#content/page-record.ts'
import type { CardLang } from '#i18n/languages.ts'
import headlineCommonHeavy from './fonts/headline-common-heavy.woff2?url'
import headlineCommonThin from './fonts/headline-common-thin.woff2?url'
import headlineCyrillicHeavy from './fonts/headline-cyrillic-heavy.woff2?url'
import headlineCyrillicThin from './fonts/headline-cyrillic-thin.woff2?url'
import headlineEnglishHeavy from './fonts/headline-english-heavy.woff2?url'
import headlineHebrewHeavy from './fonts/headline-hebrew-heavy.woff2?url'
import headlineHebrewThin from './fonts/headline-hebrew-thin.woff2?url'
import headlineLatinHeavy from './fonts/headline-latin-heavy.woff2?url'
import headlineSentenceThin from './fonts/headline-sentence-thin.woff2?url'
import textCommon from './fonts/text-common.woff2?url'
import textCyrillic from './fonts/text-cyrillic.woff2?url'
import textEnglish from './fonts/text-english.woff2?url'
import textHebrew from './fonts/text-hebrew.woff2?url'
import allStyles from './app.css?url'
import publicStyles from './public.css?url'

/** The letters of every first screen in a language. */
const fonts = {
  he: [headlineHebrewHeavy, headlineHebrewThin, textHebrew],
  en: [headlineEnglishHeavy, headlineSentenceThin, textEnglish],
  ru: [headlineCyrillicHeavy, headlineCyrillicThin, textCyrillic],
} as const satisfies Record<CardLang, readonly string[]>

/** Figures and marks of every first screen, which may come after its picture. */
export const commonFont = textCommon

const extraFontFiles = {
  'headline-latin-heavy': headlineLatinHeavy,
  'headline-sentence-thin': headlineSentenceThin,
  'headline-common-heavy': headlineCommonHeavy,
  'headline-common-thin': headlineCommonThin,
} as const satisfies Record<ExtraFont, string>

/** Admin screens and quotes have classes that no public page loads. */
export function styleSheetFor(needsAll: boolean): string {
  return needsAll ? allStyles : publicStyles
}

/** The fonts with the letters of every first screen in this language. */
export function siteFonts(lang: CardLang): readonly string[] {
  return fonts[lang]
}

export function extraFontFile(name: ExtraFont): string {
  return extraFontFiles[name]
}
