import type { PriceChoices, PriceItemId } from '#catalog/price-book.ts'
import { chosenPriceSource, priceSourcesOf } from '#catalog/price-book.ts'
import type { Source } from '#catalog/prices/price-source.ts'
import type { PackageId } from '#domain/pricing/package-ids.ts'
import { templates } from '#content/templates/templates.ts'
import type { PriceList } from '#domain/pricing/price-list.ts'
import { fillKnown } from '#i18n/fill.ts'
import type { PriceContext, ShownPrice } from '#parts/price-text.ts'
import { priceText } from '#parts/price-text.ts'
import { bothAmounts } from './both-amounts.ts'
import { packageTotals } from './package-totals.ts'

type PlacedPrice = {
  item: PriceItemId
  /** The reading that the sentence is about; else the one that the owner chose. */
  source?: Source
  /** Only its upper end: 'up to …'. */
  isUpTo?: true
  /** A price per month, for twelve months. */
  isPerYear?: true
  /**
   * False for the worth of something, or for what others charge: such prices say nothing about VAT.
   */
  vat: boolean
}

/** The prices inside the sentences of service pages, by their placeholder (requirements 3.10). */
export const pricesInWords = {
  launchPrice: { item: 'business-launch', vat: true },
  consultingPrice: { item: 'consulting', vat: true },
  consultingPackagePrice: { item: 'consulting-package', vat: true },
  designPrice: { item: 'ui-design', vat: true },
  specificationWorth: { item: 'free-specification', vat: false },
  largeSpecificationWorth: {
    item: 'free-specification',
    source: 'dollar-text',
    isUpTo: true,
    vat: false,
  },
  hostingPrice: { item: 'hosting', vat: false },
  hostingYearPrice: { item: 'hosting', isPerYear: true, vat: false },
} as const satisfies Record<string, PlacedPrice>

/** The totals of whole packages, as the builder computes them. */
const totalsInWords = {
  launchTotal: 'business-launch',
  upgradeTotal: 'smart-upgrade',
} as const satisfies Record<string, PackageId>

/** Where templates start, as they are and customized, and a page in more languages. */
export function landingPrices(): Record<'asIs' | 'custom' | 'wide', ShownPrice> {
  const lowest = (kind: 'ready' | 'custom'): ShownPrice => {
    const from = Math.min(...Object.values(templates).map(({ price }) => price[kind])) * 100
    return { currency: 'ILS', from, to: null, vat: 'included' }
  }
  const wide = priceSourcesOf('landing-page').find(({ source }) => source === 'service-card')
  if (!wide) throw new Error('The price book has no range of a landing page')
  return { asIs: lowest('ready'), custom: lowest('custom'), wide }
}

type Prices = { choices: PriceChoices; list: PriceList; context: PriceContext }

/** Fills in the prices of the sources that the owner chose. Other placeholders stay. */
export function fillPrices<Words>(words: Words, { choices, list, context }: Prices): Words {
  const placed = Object.entries(pricesInWords).map(
    ([placeholder, price]) => [placeholder, placedText(price, { choices, context })] as const,
  )
  const totals = Object.entries(totalsInWords).map(
    ([placeholder, id]) =>
      [placeholder, bothAmounts({ currency: 'ILS', ...packageTotals(id, list) }, context)] as const,
  )
  return fillKnown(words, Object.fromEntries([...placed, ...totals]))
}

/** 'Per month' becomes twelve months; the words say that it is a year. */
function overYear(price: ShownPrice): ShownPrice {
  const { from, to } = price
  return { ...price, from: from && from * 12, to: to && to * 12, unit: 'once' }
}

function placedText(
  { item, source, isUpTo, isPerYear, vat }: PlacedPrice,
  { choices, context }: Pick<Prices, 'choices' | 'context'>,
): string {
  const chosen =
    priceSourcesOf(item).find((each) => each.source === source) ?? chosenPriceSource(item, choices)
  const limited = isUpTo ? { ...chosen, from: null } : chosen
  const price = isPerYear ? overYear(limited) : limited
  const note = vat ? priceText(price, context).vat : null
  return [bothAmounts(price, context), note].filter((part) => part !== null).join(' ')
}
