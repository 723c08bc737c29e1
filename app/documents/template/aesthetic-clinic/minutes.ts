import type { ClinicTreatment } from '#content/templates/aesthetic-clinic/figures.ts'
import { formatRange } from '#i18n/format.ts'
import type { Lang } from '#i18n/languages.ts'

/** A duration such as 20–30, in the digits of the language. */
export function minutesOf({ minutes }: ClinicTreatment, lang: Lang): string {
  return formatRange(minutes.from, minutes.to, lang)
}
