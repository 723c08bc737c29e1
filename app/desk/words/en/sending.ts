import type { AdminSending } from '../he/sending.ts'

export const adminSending: AdminSending = {
  noLink:
    'There is no link here, because the address of the site is not set yet. Set it in the admin area, in the settings, under “The studio”.',
  held: 'Not sent: details of the studio are sample ones, and the client would answer an address that is not yours. Fill them in under Settings, The studio.',
  alert: {
    one: 'Nothing is sent to clients: one detail is still a sample',
    two: 'Nothing is sent to clients: {count} details are still samples',
    other: 'Nothing is sent to clients: {count} details are still samples',
  },
}
