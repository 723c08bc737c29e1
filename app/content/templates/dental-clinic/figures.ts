// Figures of the page, invented except for the medical ones. Their words are in page-he.ts and
// page-en.ts.

/** Numbers that are not in service. */
export const phones = { desk: '03-055-0180', urgent: '03-055-0181' } as const

/** In the order of the week, in whole hours. Closed on Saturdays and on holidays. */
export const openingHours = [
  { day: 'sunday', opens: 8, closes: 20 },
  { day: 'monday', opens: 8, closes: 20 },
  { day: 'tuesday', opens: 12, closes: 20 },
  { day: 'wednesday', opens: 8, closes: 20 },
  { day: 'thursday', opens: 8, closes: 16 },
  { day: 'friday', opens: 8, closes: 12 },
] as const

export type OpenDay = (typeof openingHours)[number]['day']

/** The next free appointments, inside the opening hours. */
export const freeSlots = [
  { day: 'sunday', hour: 10, minute: 20 },
  { day: 'tuesday', hour: 17, minute: 40 },
  { day: 'friday', hour: 8, minute: 30 },
] as const satisfies readonly { day: OpenDay; hour: number; minute: number }[]

/** The temperature of an autoclave's steam. */
export const autoclave = { celsius: 134 } as const

/** The ambulance service of Israel. */
export const ambulance = '101'

/** The ages of children that the page names, in years, by the keys of their words. */
export const ages = { one: 1, three: 3, six: 6, twelve: 12 } as const

/** The length of each part of the first visit, in minutes. */
export const visitParts = { arrive: 5, talk: 10, xray: 10, check: 15, decide: 10 } as const

/** In the order of the page, the founder first. */
export const team = [
  { id: 'keshet', since: 2008 },
  { id: 'khoury', since: 2012 },
  { id: 'berman', since: 2014 },
  { id: 'azoulay', since: 2017 },
  { id: 'peretz', since: 2019 },
] as const
