import { languageOf, type DeliveryTime, type Project } from '#catalog/project-kinds.ts'
import type { Portfolio } from '#copy/he/portfolio.ts'
import { fill } from '#i18n/fill.ts'
import { formatList } from '#i18n/format-list.ts'
import { formatRange } from '#i18n/format.ts'
import type { Lang } from '#i18n/languages.ts'
import { fillPlural } from '#i18n/plural.ts'

function describeDelivery(time: DeliveryTime, words: Portfolio, lang: Lang): string {
  if (time === 'by-scope') return words.byScope
  const [from, to] = typeof time === 'number' ? [time, time] : time
  return fill(words.days, { days: formatRange(from, to, lang) })
}

function describeLanguages(project: Project, words: Portfolio, lang: Lang): string {
  const names = project.languages.map((each) => words.languageNames[each])
  const list = formatList(names, lang)
  return languageOf(project) === 'multi' ? fill(words.bilingual, { languages: list }) : list
}

type Fact = { id: keyof Portfolio['facts']; value: string }

/** The facts of a project as texts, without its price. */
export function describeProject(project: Project, words: Portfolio, lang: Lang): Fact[] {
  const { productType, niche, year, deliveryTime, technologies, orders, hasMVPBonus } = project
  const { isAdvanced = false } = project
  const product = words.products[productType]
  const facts: Fact[] = [
    { id: 'product', value: isAdvanced ? fill(words.advanced, { product }) : product },
    { id: 'niche', value: words.niches[niche] },
    { id: 'year', value: String(year) },
    { id: 'delivery', value: describeDelivery(deliveryTime, words, lang) },
    { id: 'languages', value: describeLanguages(project, words, lang) },
    { id: 'orders', value: fillPlural(words.orders, orders, lang) },
    { id: 'technologies', value: technologies.join(', ') },
  ]
  return hasMVPBonus ? [...facts, { id: 'bonus', value: words.bonus }] : facts
}
