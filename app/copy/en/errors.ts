import type { Errors } from '../he/errors.ts'

export const errors: Errors = {
  quickLinks: 'Quick links',
  home: 'Back to the home page',
  services: 'All services',
  contact: 'Contact us',
  retry: 'Reload the page',
  notFound: {
    badge: 'Error 404',
    title: ['This page', 'isn’t here'],
    lead: 'The address may have changed, or there may be a typo in it. Try one of these.',
  },
  notOffered: {
    badge: 'Services',
    title: ['This service', 'isn’t offered now'],
    lead: 'We aren’t taking on this kind of work at the moment. See what we do offer, or write and ask.',
  },
  missingLink: {
    title: 'This code is not active',
    text: 'This code leads nowhere at the moment. Ask whoever published it.',
    own: 'Is it your code? Write to us and we will point it to a new address.',
    home: 'Go to {studio}',
  },
  server: {
    badge: 'Error 500',
    title: ['Something broke', 'on our side'],
    lead: 'This one is on us. Try reloading the page, and if it happens again, tell us.',
  },
  unavailable: {
    badge: 'Error 503',
    title: ['One moment,', 'we’ll be back'],
    lead: 'The site is unavailable right now. Try again in a minute.',
  },
}
