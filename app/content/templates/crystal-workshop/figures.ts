// Invented figures of the page. Their words are in page-he.ts and page-en.ts.

/** A number that is not in service. */
export const phone = '03-055-0160'

export const seats = 6

/** The free seats on each of the next evenings, the nearest one first. */
export const seatsLeft = [2, 0, 3, 5, 4, 6] as const

/** The time at which each part of the evening begins. Local time. */
export const hours = {
  arrive: '19:30',
  choose: '19:50',
  practice: '20:20',
  silver: '20:50',
  roof: '21:40',
  polish: '22:00',
} as const

export const ends = '22:30'
