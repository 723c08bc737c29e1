import type { AdminSamples } from '../he/admin-samples.ts'

export const adminSamples: AdminSamples = {
  title: 'Sample content',
  lead: 'What on the site is not real yet, and the file to change it in. Once it is real, set its mark to {mark}. If the file has no mark, add one.',
  back: 'Back to settings',
  open: 'What to replace, and where',
  kinds: {
    company: 'Studio details',
    claims: 'Statistics',
    testimonials: 'Testimonials',
    projects: 'Projects',
    legal: 'Legal texts no lawyer has read yet',
    texts: 'Other texts',
  },
  count: '{kind} ({count})',
  empty: 'Nothing is sample. Everything on the site is real.',
}
