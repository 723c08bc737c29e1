import type { UnderConstruction } from '../he/under-construction.ts'

export const underConstruction: UnderConstruction = {
  opening: {
    badge: '{studio}, a digital studio',
    title: ['Still building', 'over here'],
    lead: 'For now the site is open only to visitors from Israel.',
  },
  inIsrael: 'I am in Israel, open the site',
  write: 'Want to talk? Write to us',
  note: 'We go by your IP address, which can be wrong, for example with a VPN. Confirming stores one cookie for {passTime}, so that we do not ask again.',
  problems: {
    limited:
      'There were too many attempts from this network. Please try again in an hour, or write to us.',
    away: 'Something went wrong on our side. Please try again in a moment.',
  },
}
