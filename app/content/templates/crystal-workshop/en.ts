import type { TemplateWords } from '../template-words.ts'

export const words: TemplateWords = {
  business: 'Moonstone',
  kind: 'Crystal workshop template',
  line: 'Dark and soft, for a one-evening workshop',
  projectLine: 'A night-time page for a one-evening workshop',
  details:
    'A landing page for a one-evening workshop: the evening hour by hour, what you take home, who leads it and how to get there. The dates move on by themselves, each with its own moon, and the gift voucher fills in as you type.',
  meta: {
    title: 'Crystal workshop page template | {studio}',
    description:
      'A demo landing page for a one-evening workshop, dark and soft. The workshop is invented.',
    keywords: ['workshop landing page', 'event landing page', 'landing page template'],
  },
  opening: {
    badge: 'Demo template',
    title: ['An evening of stones,', 'tea and quiet'],
    lead: 'A landing page template for a crystal workshop. Moonstone is an invented workshop, and the content was written as a demo.',
  },
}
