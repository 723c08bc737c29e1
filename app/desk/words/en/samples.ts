import type { AdminSamples } from '../he/samples.ts'

const contents: AdminSamples['contents'] = {
  company: 'Name, address, phone, email, WhatsApp and links.',
  claims: 'Years of experience, number of projects and industries.',
  testimonials: 'What clients said, and who said it.',
  projects: 'Client names, years and numbers of orders.',
  pictures: 'Temporary pictures, until there are real ones.',
  legal: 'Privacy, terms of service and accessibility.',
  texts: 'Such as the story on the About page.',
}

export const adminSamples: AdminSamples = {
  title: 'Sample content',
  lead: 'Content on the site that is not real yet. What has a button is replaced here. Whoever maintains the site replaces the rest: the exact list is printed there when the site starts.',
  replace: 'Replace: {kind}',
  back: 'Back to settings',
  open: 'What to replace, and where',
  contents,
  kinds: {
    company: 'Studio details',
    claims: 'The studio in figures',
    testimonials: 'Testimonials',
    projects: 'Projects',
    pictures: 'Pictures',
    legal: 'Legal texts not yet reviewed by a lawyer',
    texts: 'Other texts',
  },
  count: '{kind} ({count})',
  demo: {
    title: 'Demo data',
    lead: 'Leads, notes, quotes, a card and a code that were made up to show the system. They send no email.',
    count: {
      one: 'One demo lead',
      two: '{count} demo leads',
      other: '{count} demo leads',
    },
    alert: 'There is demo data here',
    remove: 'Remove the demo data',
    warning: 'It is erased for good, even if you worked on it. What is real stays.',
    confirm: 'Erase it',
    removed: {
      one: 'One demo lead was removed, with the card and the code',
      two: '{count} demo leads were removed, with the card and the code',
      other: '{count} demo leads were removed, with the card and the code',
    },
    gone: 'The demo data was removed already',
  },
  empty: 'No sample content. Everything on the site is real.',
}
