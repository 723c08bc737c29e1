import type { ServiceFacts } from '../service-facts.ts'

export const service: ServiceFacts = {
  opening: { letter: 'ע', backdrop: 'lilac' },
  related: [
    'portfolio/viola-medical',
    'estimate-calculator',
    'blog/kama-ole-itzuv-aplikatzia-2025',
    'package-builder',
  ],
  offers: ['ui-design.basic', 'ui-design.advanced', 'ui-design.full'],
  proof: 'tlbank-webapp',
}
