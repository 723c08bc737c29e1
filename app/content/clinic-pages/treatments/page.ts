import type { PageFacts } from '#content/page-record.ts'

export const page: PageFacts = {
  opening: { letter: 'ט', backdrop: 'skin' },
  related: ['templates/aesthetic-clinic', 'templates/aesthetic-clinic/before-after'],
}
