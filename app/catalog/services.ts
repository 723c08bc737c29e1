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

/** The service that is ordered most: the home page marks it, and opens its tile. */
export const popularService: ServiceId = 'digital-presence'

/** The choices of the lead form: every service, or not sure yet (requirements 4.1). */
export type ServiceChoice = ServiceId | 'not-sure'

export const serviceChoices: readonly ServiceChoice[] = [...serviceIds, 'not-sure']
