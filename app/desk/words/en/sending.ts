import type { AdminSending } from '../he/sending.ts'

export const adminSending: AdminSending = {
  noLink:
    'There is no link here, because the address of the site is not set yet. Set it in the admin area, in the settings, under “The studio”.',
  held: 'Not sent: details of the studio are sample ones, and the client would answer an address that is not yours. Fill them in under Settings, The studio.',
  alert: {
    one: 'One detail is still a sample, so emails and quotes to clients wait',
    two: '{count} details are still samples, so emails and quotes to clients wait',
    other: '{count} details are still samples, so emails and quotes to clients wait',
  },
}
