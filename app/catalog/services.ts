/** What the studio sells, in the order of the home page and the menus. */
export const services = {
  'app-development': { popular: false },
  'uxui-design': { popular: false },
  'landing-page': { popular: false },
  'digital-presence': { popular: true },
  'strategic-consulting': { popular: false },
  'digital-business-card': { popular: false },
} as const satisfies Record<string, { popular: boolean }>

export type ServiceId = keyof typeof services

export const serviceIds = Object.keys(services) as ServiceId[]

/** What the lead form offers: the six services, or not sure yet (requirements 4.1). */
export type ServiceChoice = ServiceId | 'not-sure'

export const serviceChoices: readonly ServiceChoice[] = [...serviceIds, 'not-sure']
