import { adminAudit } from '#desk/words/he/audit.ts'
import { adminBackups } from '#desk/words/he/backups.ts'
import { adminCards } from '#desk/words/he/cards.ts'
import { adminCodes } from '#desk/words/he/codes.ts'
import { adminGate } from '#desk/words/he/gate.ts'
import { adminPrices } from '#desk/words/he/prices.ts'
import { admin } from '#desk/words/he/admin.ts'
import { adminRecovery } from '#desk/words/he/recovery.ts'
import { adminQuotes } from '#desk/words/he/quotes.ts'
import { adminSamples } from '#desk/words/he/samples.ts'
import { busy } from './he/busy.ts'
import { adminSecurity } from '#desk/words/he/security.ts'
import { catalogue } from './he/catalogue.ts'
import { consent } from './he/consent.ts'
import { errors } from './he/errors.ts'
import { footer } from './he/footer.ts'
import { forms } from './he/forms.ts'
import { language } from './he/language.ts'
import { legal } from './he/legal.ts'
import { privacy } from './he/privacy.ts'
import { adminPrivacy } from '#desk/words/he/privacy.ts'
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
