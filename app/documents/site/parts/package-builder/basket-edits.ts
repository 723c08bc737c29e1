import { parseBasket, type Basket, type BasketItem } from '#domain/pricing/basket.ts'
import type { PriceList } from '#domain/pricing/price-list.ts'

/**
 * A change of the basket. Every edit returns a complete basket in the order of the price list, with
 * default options and terms filled in.
 */
export type Edit =
  | { kind: 'add'; services: readonly string[] }
  | { kind: 'remove'; service: string }
  | { kind: 'option'; service: string; option: string }
  | { kind: 'months'; service: string; months: number }
  | { kind: 'addon'; service: string; addon: string; isWanted: boolean }
  | { kind: 'claim'; claim: string; isTrue: boolean }
  | { kind: 'clear' }

export function editBasket(basket: Basket, edit: Edit, list: PriceList): Basket {
  return parseBasket(applyEdit(basket, edit), list)
}

function applyEdit(basket: Basket, edit: Edit): Basket {
  const { items, claims } = basket
  switch (edit.kind) {
    case 'add':
      return { items: [...items, ...edit.services.map((service) => ({ service }))], claims }
    case 'remove':
      return { items: items.filter(({ service }) => service !== edit.service), claims }
    case 'option':
      return changeItem(basket, edit.service, ({ service, addons = [] }) => ({
        service,
        addons,
        option: edit.option,
      }))
    case 'months':
      return changeItem(basket, edit.service, (item) => ({ ...item, months: edit.months }))
    case 'addon':
      return changeItem(basket, edit.service, (item) => ({
        ...item,
        addons: toggled(item.addons ?? [], edit.addon, edit.isWanted),
      }))
    case 'claim':
      return { items, claims: toggled(claims, edit.claim, edit.isTrue) }
    case 'clear':
      return { items: [], claims: [] }
  }
}

function changeItem(
  { items, claims }: Basket,
  service: string,
  change: (item: BasketItem) => BasketItem,
): Basket {
  return { items: items.map((item) => (item.service === service ? change(item) : item)), claims }
}

function toggled(values: readonly string[], value: string, isIn: boolean): string[] {
  const others = values.filter((other) => other !== value)
  return isIn ? [...others, value] : others
}

/**
 * Whether an edit becomes an entry of the browser history: adding and removing services does,
 * choices within a service do not.
 */
export function isStep({ kind }: Edit): boolean {
  return kind === 'add' || kind === 'remove' || kind === 'clear'
}
