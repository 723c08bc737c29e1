import { about } from './en/about.ts'
import { adminPrices } from './en/admin-prices.ts'
import { admin } from './en/admin.ts'
import { caseScreens, caseStudies } from './en/case-studies.ts'
import { adminQuotes } from './en/admin-quotes.ts'
import { catalogue } from './en/catalogue.ts'
import { contact } from './en/contact.ts'
import { errors } from './en/errors.ts'
import { footer } from './en/footer.ts'
import { forms } from './en/forms.ts'
import { home } from './en/home.ts'
import { language } from './en/language.ts'
import { legal } from './en/legal.ts'
import { links } from './en/links.ts'
import { emails } from './en/emails.ts'
import { meta, screenMeta } from './en/meta.ts'
import { nav } from './en/nav.ts'
import { openings } from './en/openings.ts'
import { packageBuilder } from './en/package-builder.ts'
import { portfolio } from './en/portfolio.ts'
import { posts } from './en/posts.ts'
import { prices } from './en/prices.ts'
import { projectDetails } from './en/project-details.ts'
import { projects } from './en/projects.ts'
import { qr } from './en/qr.ts'
import { quotes } from './en/quotes.ts'
import { root } from './en/root.ts'
import { servicePage } from './en/service-page.ts'
import { services } from './en/services.ts'
import { appDevelopment } from './en/services/app-development.ts'
import { digitalBusinessCard } from './en/services/digital-business-card.ts'
import { digitalPresence } from './en/services/digital-presence.ts'
import { landingPage } from './en/services/landing-page.ts'
import { strategicConsulting } from './en/services/strategic-consulting.ts'
import { uxuiDesign } from './en/services/uxui-design.ts'
import { templates } from './en/templates.ts'
import { thankYou } from './en/thank-you.ts'
import { underConstruction } from './en/under-construction.ts'
import type { Copy } from './hebrew.server.ts'

/** Everything the site says in English. */
export const english: Copy = {
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
  },
  services,
  templates,
  thankYou,
  underConstruction,
}
