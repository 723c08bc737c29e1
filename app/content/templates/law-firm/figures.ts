// Invented figures of the page. Their words are in page-he.ts and page-en.ts.

/** A number that is not in service, like those of the partners. */
export const phone = '03-055-0140'

/** In the order of the page. */
export const partners = [
  { id: 'levin', licensed: 1996, phone: '03-055-0141' },
  { id: 'segev', licensed: 2003, phone: '03-055-0142' },
  { id: 'rozen', licensed: 2011, phone: '03-055-0143' },
] as const

/** The length of each part of the first meeting, in minutes. */
export const meetingParts = { story: 10, papers: 20, options: 12, summary: 8 } as const
