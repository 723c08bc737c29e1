/**
 * The source of a price (requirements 5.1). The sources disagree, so every price keeps the
 * amounts of all of them. `dollar-package` is the amount that the text of a package states for one of its parts;
 * `dollar-copy` is for the other English texts.
 */
export const sources = [
  /** A figure of the owner, which wins over what the texts say. */
  'own',
  'catalogue',
  'package-range',
  'service-card',
  'hebrew-text',
  'english-text',
  'dollar-text',
  'dollar-table',
  'dollar-package',
  'dollar-faq',
  'dollar-copy',
] as const

export type Source = (typeof sources)[number]

/** The groups of related sources that the owner can choose for all prices at once. */
export const sourceGroups = {
  catalogue: ['catalogue', 'package-range', 'service-card'],
  hebrew: ['hebrew-text'],
  english: ['english-text'],
  dollars: ['dollar-text', 'dollar-table', 'dollar-package', 'dollar-faq', 'dollar-copy'],
} as const satisfies Record<string, readonly Source[]>

export type SourceGroup = keyof typeof sourceGroups

export const sourceGroupIds = Object.keys(sourceGroups) as SourceGroup[]

export type Currency = 'ILS' | 'USD'

/**
 * In agorot or cents. `from` null: no lower limit. `to` null: no upper limit. Both null: agreed
 * with the client.
 */
export type Amounts = { currency: Currency; from: number | null; to: number | null }

/** No upper limit where `to` is null: 30 screens and more. */
export type Span = { from: number; to: number | null }

/** What the price includes, where its source states it. */
export type Scope = {
  pages?: Span
  products?: Span
  images?: Span
  screens?: Span | 'unlimited'
  sessions?: Span
  revisions?: Span
  minutes?: Span
  hours?: Span
  workingHours?: Span
  days?: Span
  weeks?: Span
  supportDays?: Span
  warrantyDays?: Span
}

export type PriceUnit = 'once' | 'month'

type Details = {
  unit?: PriceUnit
  /** Length of a subscription, in months. */
  months?: number
  /** 'unstated' counts as included: a stated price must be the total price (requirements 5.8). */
  vat?: 'included' | 'excluded'
  /**
   * Paid for the whole term without refunds: what the source states, not what the law allows
   * (requirements 5.8).
   */
  refunds?: 'none'
  scope?: Scope
  /** Saving over the single price, in basis points, where the source states it. */
  saving?: number
}

export type PriceSource = Amounts & {
  source: Source
  unit: PriceUnit
  months: number | null
  vat: 'included' | 'excluded' | 'unstated'
  refunds: 'none' | 'unstated'
  scope: Scope
  saving: number | null
}

const minorUnits = 100

function amounts(currency: Currency, from: number | null, to: number | null): Amounts {
  return {
    currency,
    from: from === null ? null : from * minorUnits,
    to: to === null ? null : to * minorUnits,
  }
}

/** In whole shekels; a single number is an exact price. */
export function ils(from: number, to = from): Amounts {
  return amounts('ILS', from, to)
}

export function ilsFrom(from: number): Amounts {
  return amounts('ILS', from, null)
}

/** In whole dollars; a single number is an exact price. */
export function usd(from: number, to = from): Amounts {
  return amounts('USD', from, to)
}

export function usdFrom(from: number): Amounts {
  return amounts('USD', from, null)
}

export function usdUpTo(to: number): Amounts {
  return amounts('USD', null, to)
}

export const byQuote: Amounts = amounts('ILS', null, null)

export function span(from: number, to: number | null = from): Span {
  return { from, to }
}

export function priceSource(source: Source, price: Amounts, details: Details = {}): PriceSource {
  const {
    unit = 'once',
    months = null,
    vat = 'unstated',
    refunds = 'unstated',
    scope = {},
    saving = null,
  } = details
  return { source, ...price, unit, months, vat, refunds, scope, saving }
}

/** All sources of one price; the first is used until the owner chooses another. */
export type PriceSources = readonly [PriceSource, ...PriceSource[]]
