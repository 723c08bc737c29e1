import type { PagePath } from './pages.ts'

/** Where each page leads next: two to four pages, so that none is a dead end. The words are in copy/<lang>/links.ts. */
export const relatedPages = {
  '': ['portfolio', 'about', 'contact'],
  about: ['portfolio', 'services/strategic-consulting', 'contact'],
  contact: ['portfolio', 'package-builder', 'about'],
  portfolio: [
    'portfolio/tlbank-webapp',
    'portfolio/chatmail-app',
    'portfolio/mello-petshop',
    'contact',
  ],
  'portfolio/viola-medical': [
    'portfolio/mello-petshop',
    'services/uxui-design',
    'templates/aesthetic-clinic',
    'contact',
  ],
  'portfolio/mello-petshop': ['portfolio/chatmail-app', 'services/digital-presence', 'contact'],
  'portfolio/chatmail-app': ['portfolio/rody-app', 'services/app-development', 'contact'],
  'portfolio/rody-app': ['portfolio/nftwallet-app', 'services/app-development', 'contact'],
  'portfolio/nftwallet-app': ['portfolio/growth-webapp', 'services/app-development', 'contact'],
  'portfolio/growth-webapp': [
    'portfolio/expertpower-webapp',
    'services/app-development',
    'contact',
  ],
  'portfolio/expertpower-webapp': ['portfolio/tlbank-webapp', 'services/uxui-design', 'contact'],
  'portfolio/tlbank-webapp': ['portfolio/viola-medical', 'services/uxui-design', 'contact'],
  blog: [
    'blog/digital-presence-2025-ai-era',
    'blog/7-ux-mistakes-killing-conversions',
    'blog/kama-ole-itzuv-aplikatzia-2025',
  ],
  'blog/digital-presence-2025-ai-era': [
    'blog/figma-ux-ui-design-reality',
    'services/digital-presence',
    'contact',
  ],
  'blog/figma-ux-ui-design-reality': [
    'blog/lovable-base44-reality',
    'services/uxui-design',
    'contact',
  ],
  'blog/lovable-base44-reality': [
    'blog/7-ux-mistakes-killing-conversions',
    'services/app-development',
    'contact',
  ],
  'blog/7-ux-mistakes-killing-conversions': [
    'blog/kama-ole-itzuv-aplikatzia-2025',
    'services/landing-page',
    'contact',
  ],
  'blog/kama-ole-itzuv-aplikatzia-2025': [
    'blog/digital-presence-2025-ai-era',
    'services/uxui-design',
    'package-builder',
    'contact',
  ],
  'services/app-development': [
    'portfolio/tlbank-webapp',
    'blog/lovable-base44-reality',
    'package-builder',
    'contact',
  ],
  'services/uxui-design': [
    'portfolio/viola-medical',
    'blog/kama-ole-itzuv-aplikatzia-2025',
    'package-builder',
    'contact',
  ],
  'services/landing-page': [
    'templates/law-firm',
    'templates/dental-clinic',
    'package-builder',
    'contact',
  ],
  'services/digital-presence': [
    'portfolio/mello-petshop',
    'blog/digital-presence-2025-ai-era',
    'package-builder',
    'contact',
  ],
  'services/strategic-consulting': [
    'about',
    'blog/figma-ux-ui-design-reality',
    'package-builder',
    'contact',
  ],
  'services/digital-business-card': ['qr-generator', 'services/digital-presence', 'contact'],
  'templates/law-firm': ['templates/dental-clinic', 'services/landing-page', 'contact'],
  'templates/dental-clinic': [
    'templates/real-estate-investment',
    'services/landing-page',
    'contact',
  ],
  'templates/real-estate-investment': [
    'templates/financial-course',
    'services/landing-page',
    'contact',
  ],
  'templates/financial-course': ['templates/crystal-workshop', 'services/landing-page', 'contact'],
  'templates/crystal-workshop': ['templates/aesthetic-clinic', 'services/landing-page', 'contact'],
  'templates/aesthetic-clinic': [
    'templates/aesthetic-clinic/treatments',
    'templates/aesthetic-clinic/pricing',
    'templates/law-firm',
    'contact',
  ],
  'templates/aesthetic-clinic/about': [
    'templates/aesthetic-clinic',
    'templates/aesthetic-clinic/treatments',
  ],
  'templates/aesthetic-clinic/treatments': [
    'templates/aesthetic-clinic',
    'templates/aesthetic-clinic/before-after',
  ],
  'templates/aesthetic-clinic/before-after': [
    'templates/aesthetic-clinic',
    'templates/aesthetic-clinic/blog',
  ],
  'templates/aesthetic-clinic/blog': [
    'templates/aesthetic-clinic',
    'templates/aesthetic-clinic/pricing',
  ],
  'templates/aesthetic-clinic/pricing': [
    'templates/aesthetic-clinic',
    'templates/aesthetic-clinic/contact',
  ],
  'templates/aesthetic-clinic/contact': [
    'templates/aesthetic-clinic',
    'templates/aesthetic-clinic/about',
  ],
  'package-builder': ['services/digital-presence', 'services/landing-page', 'contact'],
  'qr-generator': ['services/digital-business-card', 'contact'],
  'privacy-policy': ['terms-of-service', 'accessibility', 'contact'],
  'terms-of-service': ['privacy-policy', 'accessibility', 'contact'],
  accessibility: ['privacy-policy', 'terms-of-service', 'contact'],
  'thank-you/contact': ['portfolio', 'blog', ''],
  'thank-you/quote': ['portfolio', 'blog', ''],
} as const satisfies Record<PagePath, readonly PagePath[]>
