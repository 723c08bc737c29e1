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

/** The choices of the lead form: the six services, or not sure yet (requirements 4.1). */
export type ServiceChoice = ServiceId | 'not-sure'

export const serviceChoices: readonly ServiceChoice[] = [...serviceIds, 'not-sure']
