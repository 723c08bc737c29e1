import { expect, test } from 'vitest'
import { isPagePath } from './pages.ts'
import { caseStudies } from './projects.ts'
import { serviceIds } from './services.ts'
import { clinicPages, templates } from './templates.ts'

/** The addresses of the specification, after the language. The studio may add others. */
const specified = {
  single: [
    '',
    'about',
    'contact',
    'portfolio',
    'blog',
    'privacy-policy',
    'terms-of-service',
    'thank-you/contact',
    'thank-you/quote',
    'package-builder',
    'qr-generator',
    'accessibility',
  ],
  services: [
    'landing-page',
    'digital-presence',
    'strategic-consulting',
    'app-development',
    'uxui-design',
    'digital-business-card',
  ],
  portfolio: [
    'viola-medical',
    'mello-petshop',
    'chatmail-app',
    'rody-app',
    'nftwallet-app',
    'growth-webapp',
    'expertpower-webapp',
    'tlbank-webapp',
  ],
  blog: [
    'kama-ole-itzuv-aplikatzia-2025',
    '7-ux-mistakes-killing-conversions',
    'lovable-base44-reality',
    'figma-ux-ui-design-reality',
    'digital-presence-2025-ai-era',
  ],
  templates: [
    'law-firm',
    'dental-clinic',
    'real-estate-investment',
    'financial-course',
    'crystal-workshop',
    'aesthetic-clinic',
  ],
  'templates/aesthetic-clinic': [
    'about',
    'treatments',
    'before-after',
    'blog',
    'pricing',
    'contact',
  ],
} as const

// Proves 2.1.2.
test('the pages of the specification exist', () => {
  const { single, ...families } = specified
  const below = Object.entries(families).flatMap(([folder, slugs]) =>
    slugs.map((slug) => `${folder}/${slug}`),
  )
  const missing = [...single, ...below].filter((path) => !isPagePath(path))
  expect(missing).toEqual([])
})

// Proves 1.1.1, 3.5.1, 3.6.1, 3.6.4.
test.each([
  ['services', serviceIds],
  ['portfolio', caseStudies],
  ['templates', templates],
  ['templates/aesthetic-clinic', clinicPages],
] as const)('the catalogue has the specified %s', (family, ids) => {
  expect(specified[family].filter((id) => !ids.some((each) => each === id))).toEqual([])
})
