import type { Lang } from '#i18n/languages.ts'

/** Formats years: '5 years', 'שנתיים'. Intl has the plural forms of each language. */
export function termText(years: number, lang: Lang): string {
  return new Intl.NumberFormat(`${lang}-IL`, {
    style: 'unit',
    unit: 'year',
    unitDisplay: 'long',
  }).format(years)
}
