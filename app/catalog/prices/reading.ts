/**
 * Where the specification says a price (requirements 5.1). Its texts disagree, so every price keeps all that was said of it.
 * `dollar-package` is what a package's own text says of a part, `dollar-copy` the lines under "Other dollar copy".
 */
export const sources = [
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

export type Currency = 'ILS' | 'USD'

/** In agorot or cents. From null: up to. To null: and more. Both null: told after talking. */
export type Amounts = { currency: Currency; from: number | null; to: number | null }

/** Half open where the end is null: 30 screens and more. */
export type Span = { from: number; to: number | null }

/** What a price buys, as far as its own text says so. */
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
  /** Of a subscription, in months. */
  months?: number
  /** 'unstated' counts as included: a price that is stated is the total price (requirements 5.8). */
  vat?: 'included' | 'excluded'
  /** Paid for the whole term, nothing given back: what the text says, not what the law allows (requirements 5.8). */
  refunds?: 'none'
  scope?: Scope
  /** Saved against the single price, in basis points, where the text says so. */
  saving?: number
}

export type Reading = Amounts & {
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

/** In whole shekels; with one number, exactly that. */
export function ils(from: number, to = from): Amounts {
  return amounts('ILS', from, to)
}

export function ilsFrom(from: number): Amounts {
  return amounts('ILS', from, null)
}

/** In whole dollars; with one number, exactly that. */
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

export function reading(source: Source, price: Amounts, details: Details = {}): Reading {
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

/** Readings of one price: the first is the one that counts until the owner chooses another. */
export type Readings = readonly [Reading, ...Reading[]]
