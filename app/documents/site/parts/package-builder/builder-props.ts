import type { BuilderGroupId } from '#catalog/builder-groups.ts'
import type { PackageBuilder } from '#content/pages/package-builder/he.ts'
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
  /** Delivery, rounds of changes, who writes the texts, what a year costs. */
  facts: readonly { label: string; value: string }[]
  /** 'Not included: the domain, hosting.'; '' where nothing is left out. */
  excluded: string
  /** Address of the service's page; null where it has none. */
  href: string | null
}

/** Plain JSON, because the builder is an island. */
export type BuilderProps = {
  lang: Lang
  copy: PackageBuilder
  prices: PriceWords
  services: Readonly<Record<string, ServiceWords>>
  /** Options and add-ons, by line id: 'branding.extended'. */
  parts: Readonly<Record<string, PartWords>>
  packages: Readonly<Record<string, { name: string }>>
  claims: Readonly<Record<string, string>>
  groups: readonly { id: BuilderGroupId; services: readonly string[] }[]
  list: PriceList
  /** Shekels for one dollar, because the English page also shows dollars. */
  rate: number
  /** The basket in the address. */
  basket: Basket
  closeToast: string
  quote: QuoteFormProps
}

/** The texts and formats that every part of the builder needs. */
export type TextContext = Pick<BuilderProps, 'lang' | 'copy' | 'prices' | 'rate'>

export type Words = TextContext & Pick<BuilderProps, 'services' | 'parts' | 'packages'>
