import type { AdminSamples } from '../he/samples.ts'

export const adminSamples: AdminSamples = {
  title: 'Sample content',
  lead: 'Content on the site that is not real yet, and the file to change it in. Once it is real, set its mark to {mark}. If the file has no mark, add one.',
  back: 'Back to settings',
  open: 'What to replace, and where',
  kinds: {
    company: 'Studio details',
    claims: 'Statistics',
    testimonials: 'Testimonials',
    projects: 'Projects',
    pictures: 'Pictures',
    legal: 'Legal texts not yet reviewed by a lawyer',
    texts: 'Other texts',
  },
  count: '{kind} ({count})',
  empty: 'No sample content. Everything on the site is real.',
}
