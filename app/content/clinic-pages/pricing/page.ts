import type { PageFacts } from '#content/page-record.ts'

export const page: PageFacts = {
  opening: { letter: 'מ', backdrop: 'skin' },
  related: ['templates/aesthetic-clinic', 'templates/aesthetic-clinic/contact'],
}
