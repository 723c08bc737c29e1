import type { Templates } from '../he/templates.ts'

export const templates: Templates = {
  badge: 'Demo template',
  demoNotice:
    '{business} is an invented name. The text and details on this page were written as a demo.',
  wantThis: 'I want one like this',
  story: ['What is on the page', 'and why'],
  facts: 'Template facts',
  screens: ['The page up close', 'at a desk and in a hand'],
  captions: { desk: '{business} on a computer', phone: 'The same page on a phone' },
  next: 'Next template',
}
