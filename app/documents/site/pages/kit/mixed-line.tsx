import { formatMoney } from '#i18n/format.ts'
import type { Lang } from '#i18n/languages.ts'
import { mixedSample } from './kit-words.ts'

/**
 * Text in both directions with a phone number, an amount, and punctuation after numbers and names:
 * the cases in which bidi text breaks (requirements 1.5).
 */
export function MixedLine({ lang, greeting }: { lang: Lang; greeting: string }) {
  const { name, phone, sum, years, code } = mixedSample
  return (
    <span data-mixed="">
      {greeting} <bdi dir="ltr">{name}</bdi> <bdi dir="ltr">{phone.replaceAll(' ', '\u00a0')}</bdi>,{' '}
      <bdi>{formatMoney(sum, lang)}</bdi> – <bdi dir="ltr">{years}</bdi> <bdi dir="ltr">{code}</bdi>
      .
    </span>
  )
}
