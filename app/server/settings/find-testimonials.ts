import type { TestimonialWords } from '#content/pages/home/he.ts'
import { shownTestimonials, storedTestimonials } from '#domain/studio/testimonials.ts'
import type { Lang } from '#i18n/languages.ts'
import type { SettingsCache } from './settings-cache.ts'

/** The real testimonials that the home page shows, the newest first. */
export function findTestimonials(
  settings: Pick<SettingsCache, 'get'>,
  lang: Lang,
): Extract<TestimonialWords, { sample: false }>[] {
  return storedTestimonials(settings.get('testimonials') ?? {})
    .slice(0, shownTestimonials)
    .map(({ values }) => ({
      sample: false,
      quote: values[`quote.${lang}`],
      name: values[`name.${lang}`],
      role: values[`role.${lang}`],
      company: values[`company.${lang}`],
      date: values.date,
      link: values.link,
    }))
}
