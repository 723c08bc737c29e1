/** Where the studio works. Business hours, days and dates of the site are in this time zone. */
export const timeZone = 'Asia/Jerusalem'

/** ISO 3166-1 alpha-2. */
export const country = 'IL'
