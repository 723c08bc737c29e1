import type { AdminWalk } from '../he/walk.ts'

export const adminWalk: AdminWalk = {
  steps: {
    studio: 'The studio',
    hours: 'Hours and promises',
    address: 'Address and countries',
    mail: 'Email',
    prices: 'Prices and VAT',
    access: 'Signing in, and backup',
  },
  count: '{done} of {all} steps are done',
  done: 'All is ready, and every detail is yours.',
  next: 'Continue: {section}',
  label: 'Setting up the site in six steps',
  following: 'Next: {section}',
  toList: 'All steps',
  openPrices: {
    one: 'One price is not decided yet',
    two: '{count} prices are not decided yet',
    other: '{count} prices are not decided yet',
  },
  allPrices: 'All prices are decided',
  noGate: 'You have not confirmed yet who sees the site',
  noTrip: 'The test email has not come back yet',
  noBackup: 'There is no backup yet',
}
