import type { ServiceId } from '#catalog/services.ts'
import { about } from './he/about.ts'
import { adminPrices } from './he/admin-prices.ts'
import { admin } from './he/admin.ts'
import { caseScreens, caseStudies } from './he/case-studies.ts'
import { adminQuotes } from './he/admin-quotes.ts'
import { catalogue } from './he/catalogue.ts'
import { contact } from './he/contact.ts'
import { errors } from './he/errors.ts'
import { footer } from './he/footer.ts'
import { forms } from './he/forms.ts'
import { home } from './he/home.ts'
import { language } from './he/language.ts'
import { legal } from './he/legal.ts'
import { links } from './he/links.ts'
import { emails } from './he/emails.ts'
import { meta, screenMeta } from './he/meta.ts'
import { nav } from './he/nav.ts'
import { openings } from './he/openings.ts'
import { packageBuilder } from './he/package-builder.ts'
import { portfolio } from './he/portfolio.ts'
import { posts } from './he/posts.ts'
import { prices } from './he/prices.ts'
import { projectDetails } from './he/project-details.ts'
import { projects } from './he/projects.ts'
import { qr } from './he/qr.ts'
import { quotes } from './he/quotes.ts'
import { root } from './he/root.ts'
import { servicePage } from './he/service-page.ts'
import { services } from './he/services.ts'
import { appDevelopment } from './he/services/app-development.ts'
import { digitalBusinessCard } from './he/services/digital-business-card.ts'
import { digitalPresence } from './he/services/digital-presence.ts'
import { landingPage } from './he/services/landing-page.ts'
import { strategicConsulting } from './he/services/strategic-consulting.ts'
import { uxuiDesign } from './he/services/uxui-design.ts'
import { templates } from './he/templates.ts'
import { thankYou } from './he/thank-you.ts'
import { underConstruction } from './he/under-construction.ts'
import type { ServiceCopy } from './service-copy.ts'

/** Everything the site says in Hebrew: the shape that the other languages fill. */
export const hebrew = {
  about,
  admin,
  adminPrices,
  caseScreens,
  caseStudies,
  adminQuotes,
  catalogue,
  contact,
  errors,
  footer,
  forms,
  home,
  language,
  legal,
  links,
  emails,
  meta,
  nav,
  openings,
  packageBuilder,
  portfolio,
  posts,
  prices,
  projectDetails,
  projects,
  qr,
  quotes,
  root,
  screenMeta,
  servicePage,
  servicePages: {
    'app-development': appDevelopment,
    'uxui-design': uxuiDesign,
    'landing-page': landingPage,
    'digital-presence': digitalPresence,
    'strategic-consulting': strategicConsulting,
    'digital-business-card': digitalBusinessCard,
  } satisfies Record<ServiceId, ServiceCopy>,
  services,
  templates,
  thankYou,
  underConstruction,
}

export type Copy = typeof hebrew
