import type { BasisPoints } from '../money.ts'

/** The discount applies to the whole basket from this number of services on. */
export type Tier = { services: number; discount: BasisPoints }

/** A package, or an offer for clients who bought something before. */
export type PackageRule = {
  id: string
  services: readonly string[]
  /** Whether all its services must be in the basket, or one is enough. */
  needs: 'all' | 'any'
  /** The claim that the client must make ('design-client'); null for a package open to everyone. */
  claim: string | null
  /** Services that fulfill the claim when they are in the same basket. */
  impliedBy: readonly string[]
  discount: BasisPoints
}

export type Discount = {
  kind: 'none' | 'tier' | 'package'
  /** Id of the package. */
  id?: string
  rate: BasisPoints
  /** Ids of the lines that it applies to. */
  covers: string[]
}

export const noDiscount: Discount = { kind: 'none', rate: 0, covers: [] }

type Line = { id: string; service: string }

/** The lines that the discount does not apply to; none where there is no discount. */
export function linesOutside<Each extends { id: string }>(
  { kind, covers }: Discount,
  lines: readonly Each[],
): Each[] {
  return kind === 'none' ? [] : lines.filter(({ id }) => !covers.includes(id))
}

/** Without duplicates: an add-on counts as part of its service. */
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

function isApplicable(
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

/** All discounts that the basket qualifies for. Only one of them may be used. */
export function findDiscounts({ lines, rules, claims }: Request): Discount[] {
  const services = servicesIn(lines)
  const packages = rules.packages
    .filter((offer) => isApplicable(offer, services, claims))
    .map((offer): Discount => {
      const covers = lines
        .filter(({ service }) => offer.services.includes(service))
        .map(({ id }) => id)
      return { kind: 'package', id: offer.id, rate: offer.discount, covers }
    })
  return [...findTier(lines, rules.tiers), ...packages]
}
