import type { BasisPoints } from '../money.ts'

/** From so many services on, this is taken off everything. */
export type Tier = { services: number; discount: BasisPoints }

/** A package, or an offer to those who bought something before. */
export type PackageRule = {
  id: string
  services: readonly string[]
  /** Whether all of the services must be in the basket, or any of them will do. */
  needs: 'all' | 'any'
  /** What the client must say of themselves ('design-client'), or null for a package that everyone gets. */
  claim: string | null
  /** Services that make the claim true by being in the same basket. */
  impliedBy: readonly string[]
  discount: BasisPoints
}

export type Discount = {
  kind: 'none' | 'tier' | 'package'
  /** Of the package. */
  id?: string
  rate: BasisPoints
  /** Ids of the lines that it lowers. */
  covers: string[]
}

export const noDiscount: Discount = { kind: 'none', rate: 0, covers: [] }

type Line = { id: string; service: string }

/** Distinct ones: an add-on counts with its service. */
export function servicesIn(lines: readonly Line[]): string[] {
  return [...new Set(lines.map(({ service }) => service))]
}

function findTier(lines: readonly Line[], tiers: readonly Tier[]): Discount[] {
  const count = servicesIn(lines).length
  const reached = tiers
    .filter(({ services }) => services <= count)
    .toSorted((a, b) => b.services - a.services)[0]
  return reached
    ? [{ kind: 'tier', rate: reached.discount, covers: lines.map(({ id }) => id) }]
    : []
}

function isClaimed(
  offer: PackageRule,
  services: readonly string[],
  claims: readonly string[],
): boolean {
  if (offer.claim === null || claims.includes(offer.claim)) return true
  return offer.impliedBy.some((service) => services.includes(service))
}

function applies(
  offer: PackageRule,
  services: readonly string[],
  claims: readonly string[],
): boolean {
  const inBasket = (service: string) => services.includes(service)
  const met = offer.needs === 'all' ? offer.services.every(inBasket) : offer.services.some(inBasket)
  return met && isClaimed(offer, services, claims)
}

type Request = {
  lines: readonly Line[]
  rules: { tiers: readonly Tier[]; packages: readonly PackageRule[] }
  claims: readonly string[]
}

/** Every discount that the basket has earned. Only one of them may be used. */
export function findDiscounts({ lines, rules, claims }: Request): Discount[] {
  const services = servicesIn(lines)
  const packages = rules.packages
    .filter((offer) => applies(offer, services, claims))
    .map((offer): Discount => {
      const covers = lines
        .filter(({ service }) => offer.services.includes(service))
        .map(({ id }) => id)
      return { kind: 'package', id: offer.id, rate: offer.discount, covers }
    })
  return [...findTier(lines, rules.tiers), ...packages]
}
