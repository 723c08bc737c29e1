import type { Basket, BasketItem } from '#domain/pricing/basket.ts'

/**
 * The next basket, with the item objects of the previous one that did not change, so that memoized
 * components skip rendering.
 */
export function reuseItems({ items, claims }: Basket, next: Basket): Basket {
  return {
    claims: String(claims) === String(next.claims) ? claims : next.claims,
    items: next.items.map((item) => items.find((known) => isSame(known, item)) ?? item),
  }
}

function isSame(one: BasketItem, other: BasketItem): boolean {
  return (
    one.service === other.service &&
    one.option === other.option &&
    one.months === other.months &&
    String(one.addons) === String(other.addons)
  )
}
