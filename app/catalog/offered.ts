import type { PackageRule } from '#domain/pricing/discounts.ts'
import { packageIds, type PackageId } from '#domain/pricing/package-ids.ts'
import type { Studio } from '#domain/studio/studio.ts'
import { packages } from './pricing-rules.ts'
import { requireSellable, sellableIds } from './sellables.ts'
import {
  isSubservice,
  parentServices,
  serviceIds,
  servicePageIds,
  type ServiceId,
  type ServicePageId,
} from './services.ts'

type Terms = Pick<Studio['sales'], 'notOffered'>

/** The packages that the owner can take off the site: those open to everyone. */
export const readyPackageIds: readonly PackageId[] = packageIds.filter((id) =>
  packages.some((offer) => offer.id === id && offer.claim === null),
)

/** What the owner can switch off: each page of a service, and each ready package. */
export const switchableIds: readonly string[] = [...servicePageIds, ...readyPackageIds]

/** A page of a service that is off takes those below it with it (requirements 1.6). */
export function isServiceOffered(id: ServicePageId, { notOffered }: Terms): boolean {
  if (notOffered.includes(id)) return false
  return !isSubservice(id) || !notOffered.includes(parentServices[id])
}

export function offeredServices(terms: Terms): ServiceId[] {
  return serviceIds.filter((id) => isServiceOffered(id, terms))
}

export function offeredServicePages(terms: Terms): ServicePageId[] {
  return servicePageIds.filter((id) => isServiceOffered(id, terms))
}

/** Whether a page of the site is none of a service that is off. */
export function isPageOffered(path: string, terms: Terms): boolean {
  const service = servicePageIds.find((id) => path === `services/${id}`)
  return service === undefined || isServiceOffered(service, terms)
}

/** An item of the price book, 'website.crm', is off with the service whose page sells it. */
export function isItemOffered(item: string, terms: Terms): boolean {
  const sold = sellableIds.find((id) => id === item.split('.')[0])
  return sold === undefined || isServiceOffered(requireSellable(sold).page, terms)
}

/** A package is off with any service that it needs, or with all those of which one is enough. */
export function isPackageOffered(
  { id, needs, services }: Pick<PackageRule, 'id' | 'needs' | 'services'>,
  terms: Terms,
): boolean {
  if (terms.notOffered.includes(id)) return false
  const isSold = (service: string) => isItemOffered(service, terms)
  return needs === 'all' ? services.every(isSold) : services.some(isSold)
}
