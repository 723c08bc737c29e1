import { chosenPrice } from '#catalog/price-list.ts'
import type { PriceChoices } from '#catalog/price-book.ts'
import type { ScreenSize } from '#domain/pricing/estimate-by-screens.ts'
import { withVat, type VatRate } from '#domain/pricing/vat.ts'
import { scopeOf } from '#documents/site/parts/offer-scope.ts'

const sizeIds = ['basic', 'advanced', 'full'] as const

export type SizeId = (typeof sizeIds)[number]

type Terms = { choices: PriceChoices; usdToIls: number; vat: VatRate }

/** The sizes of a design that the UX/UI page sells, with VAT, in ascending order. */
export function screenSizes(terms: Terms): [ScreenSize<SizeId>, ...ScreenSize<SizeId>[]] {
  const [first, ...others] = sizeIds.map((id) => sizeOf(id, terms))
  if (!first) throw new TypeError('A design is sold in no size')
  return [first, ...others]
}

function sizeOf(id: SizeId, { choices, usdToIls, vat: rate }: Terms): ScreenSize<SizeId> {
  const item = `ui-design.${id}` as const
  const { from, to, vat } = chosenPrice(item, { choices, usdToIls })
  const { screens } = scopeOf(item, choices)
  if (screens === undefined || screens === 'unlimited')
    throw new TypeError(`${item} has no number of screens`)
  const price = withVat({ from, to, vat }, rate)
  return { id, screens, price: { from: price.from ?? price.to ?? 0, to: price.to } }
}
