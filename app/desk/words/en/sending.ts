import type { AdminSending } from '../he/sending.ts'

export const adminSending: AdminSending = {
  noLink:
    'There is no link here, because the address of the site is not set yet. Set it in the admin area, in the settings, under “The studio”.',
  held: 'Not sent: details of the studio are sample ones, and the client would answer an address that is not yours. Fill them in under Settings, The studio.',
  alert: {
    one: 'Emails and quotes to clients are waiting: one detail of the studio is a sample',
    two: 'Emails and quotes to clients are waiting: {count} details of the studio are samples',
    other: 'Emails and quotes to clients are waiting: {count} details of the studio are samples',
  },
}
