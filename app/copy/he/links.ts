import type { PagePath } from '#catalog/pages.ts'
import { posts } from './posts.ts'
import { projects } from './projects.ts'
import { services } from './services.ts'
import { templates } from './templates.ts'

/** What a link to a page says, wherever it stands. */
export const links = {
  '': 'לעמוד הבית',
  about: 'אודות הסטודיו',
  contact: 'בואו נדבר',
  portfolio: 'לתיק העבודות',
  'portfolio/viola-medical': projects.items['viola-medical'].name,
  'portfolio/mello-petshop': projects.items['mello-petshop'].name,
  'portfolio/chatmail-app': projects.items['chatmail-app'].name,
  'portfolio/rody-app': projects.items['rody-app'].name,
  'portfolio/nftwallet-app': projects.items['nftwallet-app'].name,
  'portfolio/growth-webapp': projects.items['growth-webapp'].name,
  'portfolio/expertpower-webapp': projects.items['expertpower-webapp'].name,
  'portfolio/tlbank-webapp': projects.items['tlbank-webapp'].name,
  blog: 'לבלוג',
  'blog/digital-presence-2025-ai-era': posts.items['digital-presence-2025-ai-era'].title,
  'blog/figma-ux-ui-design-reality': posts.items['figma-ux-ui-design-reality'].title,
  'blog/lovable-base44-reality': posts.items['lovable-base44-reality'].title,
  'blog/7-ux-mistakes-killing-conversions': posts.items['7-ux-mistakes-killing-conversions'].title,
  'blog/kama-ole-itzuv-aplikatzia-2025': posts.items['kama-ole-itzuv-aplikatzia-2025'].title,
  'services/app-development': services.items['app-development'].name,
  'services/uxui-design': services.items['uxui-design'].name,
  'services/landing-page': services.items['landing-page'].name,
  'services/digital-presence': services.items['digital-presence'].name,
  'services/strategic-consulting': services.items['strategic-consulting'].name,
  'services/digital-business-card': services.items['digital-business-card'].name,
  'templates/law-firm': templates.items['law-firm'].kind,
  'templates/dental-clinic': templates.items['dental-clinic'].kind,
  'templates/real-estate-investment': templates.items['real-estate-investment'].kind,
  'templates/financial-course': templates.items['financial-course'].kind,
  'templates/crystal-workshop': templates.items['crystal-workshop'].kind,
  'templates/aesthetic-clinic': templates.items['aesthetic-clinic'].kind,
  'templates/aesthetic-clinic/about': 'הקליניקה והצוות',
  'templates/aesthetic-clinic/treatments': 'הטיפולים',
  'templates/aesthetic-clinic/before-after': 'לפני ואחרי',
  'templates/aesthetic-clinic/blog': 'שאלות מהקליניקה',
  'templates/aesthetic-clinic/pricing': 'המחירון',
  'templates/aesthetic-clinic/contact': 'תיאום תור',
  'package-builder': 'כמה שירותים בחבילה אחת',
  'qr-generator': 'קוד QR שנסרק מיד',
  'privacy-policy': 'מדיניות פרטיות',
  'terms-of-service': 'תנאי השירות',
  accessibility: 'הצהרת נגישות',
  'thank-you/contact': 'ההודעה נשלחה',
  'thank-you/quote': 'הבקשה נשלחה',
} satisfies Record<PagePath, string>

export type Links = typeof links
