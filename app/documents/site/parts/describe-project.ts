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
  const { productType, niche, year, deliveryTime, technologies } = project
  const { isAdvanced = false } = project
  const product = words.products[productType]
  return [
    { id: 'product', value: isAdvanced ? fill(words.advanced, { product }) : product },
    { id: 'niche', value: words.niches[niche] },
    { id: 'year', value: String(year) },
    { id: 'delivery', value: describeDelivery(deliveryTime, words, lang) },
    { id: 'languages', value: describeLanguages(project, words, lang) },
    ...describeOrders(project, words, lang),
    { id: 'technologies', value: technologies.join(', ') },
  ]
}

/** Only what is sold again and again has orders, and only real ones are counted. */
function describeOrders({ price, orders, sample }: Project, words: Portfolio, lang: Lang): Fact[] {
  if (price.ready === 0 || sample) return []
  return [{ id: 'orders', value: fillPlural(words.orders, orders, lang) }]
}
