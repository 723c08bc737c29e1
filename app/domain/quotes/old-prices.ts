import type { Agorot } from '../money.ts'
import type { PriceList } from '../pricing/price-list.ts'
import type { QuoteLine } from './quote-line.ts'

/**
 * Whether a line of the price list costs another amount today than when the quote was made. Lines of
 * the owner, and parts that are no longer sold, have no price to compare with (requirements 5.1).
 */
export function hasOldPrices(lines: readonly QuoteLine[], list: PriceList): boolean {
  return lines.some((line) => {
    const today = line.isOwn ? null : amountToday(line, list)
    return today !== null && today !== (line.listAmount ?? line.amount)
  })
}

/** As lines of a basket are named: 'website', 'website.crm', 'branding.basic'. */
function amountToday({ id, service }: QuoteLine, list: PriceList): Agorot | null {
  const listed = list.services.find((each) => each.id === service)
  if (!listed) return null
  const part = [...listed.options, ...listed.addons].find((each) => id === `${service}.${each.id}`)
  return (part?.price ?? (id === service ? listed.price : null))?.amount ?? null
}
