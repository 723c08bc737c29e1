import type { Busy } from '../he/busy.ts'

export const busy: Busy = {
  opening: {
    badge: '{studio}, a digital studio',
    title: ['Busy', 'for a moment'],
    lead: 'Too many requests arrived at once, so this page did not load. It will in a few seconds.',
  },
  retry: 'Try again',
  write: 'Or write to us',
}
