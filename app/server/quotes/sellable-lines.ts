import type { DeskLang } from '#desk/words/desk-lang.ts'
import type { PriceList } from '#domain/pricing/price-list.ts'
import type { QuoteLine } from '#domain/quotes/quote-line.ts'
import { formatMoney } from '#i18n/format.ts'
import { catalogueLines } from './catalogue-lines.ts'

/**
 * Every item of the price list that can become a line, with its code in the builder's addresses.
 */
export function findSellableLines(
  list: PriceList,
  lang: DeskLang,
): { code: string; label: string }[] {
  return list.services.flatMap((service) => {
    const options = service.options.length > 0 ? service.options.map(({ id }) => id) : [undefined]
    const own = options.map((option) => ({
      code: option ? `${service.id}.${option}` : service.id,
      items: [{ service: service.id, ...(option && { option }) }],
    }))
    const added = service.addons.map(({ id }) => ({
      code: `${service.id}~${id}`,
      items: [{ service: service.id, addons: [id] }],
    }))
    return [...own, ...added].map(({ code, items }) => ({
      code,
      label: labelOf(catalogueLines({ items, claims: [] }, list).at(-1), lang),
    }))
  })
}

function labelOf(line: QuoteLine | undefined, lang: DeskLang): string {
  if (!line) return ''
  return `${[line.name[lang], line.detail[lang]].filter(Boolean).join(', ')} · ${formatMoney(line.amount, lang)}`
}
