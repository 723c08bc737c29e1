import { adminAudit } from './he/admin-audit.ts'
import { adminBackups } from './he/admin-backups.ts'
import { adminCards } from './he/admin-cards.ts'
import { adminCodes } from './he/admin-codes.ts'
import { adminGate } from './he/admin-gate.ts'
import { adminPrices } from './he/admin-prices.ts'
import { admin } from './he/admin.ts'
import { adminRecovery } from './he/admin-recovery.ts'
import { adminQuotes } from './he/admin-quotes.ts'
import { adminSamples } from './he/admin-samples.ts'
import { busy } from './he/busy.ts'
import { adminSecurity } from './he/admin-security.ts'
import { catalogue } from './he/catalogue.ts'
import { consent } from './he/consent.ts'
import { errors } from './he/errors.ts'
import { footer } from './he/footer.ts'
import { forms } from './he/forms.ts'
import { language } from './he/language.ts'
import { legal } from './he/legal.ts'
import { privacy } from './he/privacy.ts'
import { adminPrivacy } from './he/admin-privacy.ts'
import { emails } from './he/emails.ts'
import { screenMeta } from './he/screen-meta.ts'
import { nav } from './he/nav.ts'
import { portfolio } from './he/portfolio.ts'
import { posts } from './he/posts.ts'
import { prices } from './he/prices.ts'
import { projects } from './he/projects.ts'
import { quotes } from './he/quotes.ts'
import { root } from './he/root.ts'
import { servicePage } from './he/service-page.ts'
import { services } from './he/services.ts'
import { templateFrame } from './he/template-frame.ts'
import { thankYou } from './he/thank-you.ts'
import { underConstruction } from './he/under-construction.ts'

/**
 * The words that several pages share, or that no page of the catalogue has, in Hebrew. The other
 * languages have the same shape.
 */
export const hebrew = {
  admin,
  adminAudit,
  adminBackups,
  adminCards,
  adminCodes,
  adminGate,
  adminPrices,
  adminQuotes,
  adminRecovery,
  adminSamples,
  busy,
  adminSecurity,
  catalogue,
  consent,
  errors,
  footer,
  forms,
  language,
  legal,
  privacy,
  adminPrivacy,
  emails,
  nav,
  portfolio,
  posts,
  prices,
  projects,
  quotes,
  root,
  screenMeta,
  servicePage,
  services,
  templateFrame,
  thankYou,
  underConstruction,
}

export type SharedCopy = typeof hebrew
