import type { ServiceFacts } from '../service-facts.ts'

export const service: ServiceFacts = {
  opening: { letter: 'י', backdrop: 'sea' },
  related: ['about', 'blog/figma-ux-ui-design-reality', 'package-builder', 'contact'],
  sections: [
    'what',
    'ladder',
    'workshops',
    'withoutIt',
    'why',
    'process',
    'gains',
    'work',
    'terms',
    'faq',
  ],
  cardPrice: 'consulting',
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
  projects: ['growth-webapp', 'nftwallet-app'],
  formerPaths: ['services/smart-upgrade'],
  methods: ['GET', 'POST'],
}
