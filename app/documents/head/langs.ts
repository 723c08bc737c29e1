import { languages, type Lang } from '#i18n/languages.ts'

// SAFETY: the keys of the table are the languages.
export const langs = Object.keys(languages) as Lang[]
