import type { UnderConstruction } from '../he/under-construction.ts'

export const underConstruction: UnderConstruction = {
  opening: {
    badge: '{studio}, a digital studio',
    title: ['Still building', 'over here'],
    lead: 'For now the site is open only to visitors from Israel.',
  },
  write: 'Want to talk? Write to us',
  inIsrael: 'I am in Israel',
}
