import type { Agorot } from '../money.ts'

/** A size of a product: from so many screens to so many, and what its design costs. */
export type ScreenSize<Id extends string> = {
  id: Id
  /** `to` null: and more. */
  screens: { from: number; to: number | null }
  /** With VAT. `to` null: from this price. */
  price: { from: Agorot; to: Agorot | null }
}

export type ScreensEstimate<Id extends string> = {
  size: ScreenSize<Id>
  /** Where this number is in the range of its size, in whole hundreds of shekels; null: no upper end. */
  about: Agorot | null
}

const hundred = 10_000

/**
 * The estimate of a design by its number of screens, as the article about the price of an app counts
 * it: the size that contains the number, and the place of the number in its range. Fewer screens than
 * the smallest size cost its lowest price.
 * @param sizes in ascending order
 */
export function estimateByScreens<Id extends string>(
  screens: number,
  sizes: readonly [ScreenSize<Id>, ...ScreenSize<Id>[]],
): ScreensEstimate<Id> {
  const size =
    sizes.find(({ screens: { to } }) => to === null || screens <= to) ?? sizes.at(-1) ?? sizes[0]
  const { from, to } = size.screens
  const { price } = size
  if (to === null || price.to === null) return { size, about: null }
  const share = Math.max(0, screens - from) / (to - from)
  const about = price.from + share * (price.to - price.from)
  return { size, about: Math.round(about / hundred) * hundred }
}
