import type { ServiceFacts } from '../service-facts.ts'

export const service: ServiceFacts = {
  opening: { letter: 'י', backdrop: 'sea' },
  related: [
    'about',
    'blog/shel-mi-hakod-vehadomain',
    'blog/figma-ux-ui-design-reality',
    'package-builder',
  ],
  offers: [
    'diagnosis',
    'ux-mentoring.single',
    'ux-mentoring.five',
    'ux-mentoring.ten',
    'ux-mentoring.retainer',
    'figma-workshop.one-day',
    'figma-workshop.three-days',
    'figma-workshop.five-days',
    'action-plan',
  ],
  groups: [
    {
      id: 'sessions',
      offers: [
        'diagnosis',
        'ux-mentoring.single',
        'ux-mentoring.five',
        'ux-mentoring.ten',
        'ux-mentoring.retainer',
        'action-plan',
      ],
    },
    {
      id: 'workshops',
      offers: ['figma-workshop.one-day', 'figma-workshop.three-days', 'figma-workshop.five-days'],
    },
  ],
  proof: 'growth-webapp',
  formerPaths: ['services/smart-upgrade'],
  methods: ['GET', 'POST'],
}
