/**
 * The services of the studio, in the order of the home page and the menus. Each has a folder in
 * content/services.
 */
export const serviceIds = [
  'app-development',
  'uxui-design',
  'landing-page',
  'digital-presence',
  'strategic-consulting',
  'digital-business-card',
] as const

export type ServiceId = (typeof serviceIds)[number]

/** What people search for by its own name, sold below a service (docs/decisions/0108). */
export const parentServices = {
  websites: 'digital-presence',
  'online-store': 'digital-presence',
} as const satisfies Record<string, ServiceId>

export type SubserviceId = keyof typeof parentServices

export type ServicePageId = ServiceId | SubserviceId

const subserviceIds = Object.keys(parentServices) as SubserviceId[]

/** Every page of a service, each subservice after its service. */
export const servicePageIds: readonly ServicePageId[] = serviceIds.flatMap((id) => [
  id,
  ...subserviceIds.filter((sub) => parentServices[sub] === id),
])

export function isSubservice(id: ServicePageId): id is SubserviceId {
  return Object.hasOwn(parentServices, id)
}

/** The service that a page sells: the choice of the lead form on it. */
export function serviceOf(id: ServicePageId): ServiceId {
  return isSubservice(id) ? parentServices[id] : id
}

/** The service that is ordered most: the home page marks it, and opens its tile. */
export const popularService: ServiceId = 'digital-presence'

/** The choices of the lead form: every service, or not sure yet (requirements 4.1). */
export type ServiceChoice = ServiceId | 'not-sure'

export const serviceChoices: readonly ServiceChoice[] = [...serviceIds, 'not-sure']
