import type { BuilderGroupId } from '#catalog/builder-groups.ts'
import type { PackageBuilder } from '#copy/he/package-builder.ts'
import type { PriceWords } from '#copy/he/prices.ts'
import type { Basket } from '#domain/pricing/basket.ts'
import type { PriceList } from '#domain/pricing/price-list.ts'
import type { Lang } from '#i18n/languages.ts'
import type { QuoteFormProps } from './quote-form-props.ts'

type PartWords = { name: string; description: string }

export type ServiceWords = PartWords & {
  letter: string
  detailedDescription: string
  deliverables: readonly string[]
  /** The page that tells more; null where no page sells it by itself. */
  href: string | null
}

/** Plain JSON: the builder is an island. */
export type BuilderProps = {
  lang: Lang
  copy: PackageBuilder
  prices: PriceWords
  services: Readonly<Record<string, ServiceWords>>
  /** Options and add-ons, by the ids that lines have: 'branding.extended'. */
  parts: Readonly<Record<string, PartWords>>
  packages: Readonly<Record<string, { name: string }>>
  claims: Readonly<Record<string, string>>
  groups: readonly { id: BuilderGroupId; services: readonly string[] }[]
  list: PriceList
  /** Shekels for a dollar: English shows dollars beside. */
  rate: number
  /** What the address asked for. */
  basket: Basket
  closeToast: string
  quote: QuoteFormProps
}

/** What a part of the builder needs to speak. */
export type Speech = Pick<BuilderProps, 'lang' | 'copy' | 'prices' | 'rate'>

export type Words = Speech & Pick<BuilderProps, 'services' | 'parts' | 'packages'>
