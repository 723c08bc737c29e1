import { adminAudit } from '#desk/words/en/audit.ts'
import { adminBackups } from '#desk/words/en/backups.ts'
import { adminCards } from '#desk/words/en/cards.ts'
import { adminCodes } from '#desk/words/en/codes.ts'
import { adminGate } from '#desk/words/en/gate.ts'
import { adminPrices } from '#desk/words/en/prices.ts'
import { admin } from '#desk/words/en/admin.ts'
import { adminRecovery } from '#desk/words/en/recovery.ts'
import { adminQuotes } from '#desk/words/en/quotes.ts'
import { adminSamples } from '#desk/words/en/samples.ts'
import { busy } from './en/busy.ts'
import { adminSecurity } from '#desk/words/en/security.ts'
import { catalogue } from './en/catalogue.ts'
import { consent } from './en/consent.ts'
import { errors } from './en/errors.ts'
import { footer } from './en/footer.ts'
import { forms } from './en/forms.ts'
import { language } from './en/language.ts'
import { legal } from './en/legal.ts'
import { privacy } from './en/privacy.ts'
import { adminPrivacy } from '#desk/words/en/privacy.ts'
import { emails } from './en/emails.ts'
import { screenMeta } from './en/screen-meta.ts'
import { nav } from './en/nav.ts'
import { portfolio } from './en/portfolio.ts'
import { posts } from './en/posts.ts'
import { prices } from './en/prices.ts'
import { projects } from './en/projects.ts'
import { quotes } from './en/quotes.ts'
import { root } from './en/root.ts'
import { servicePage } from './en/service-page.ts'
import { services } from './en/services.ts'
import { templateFrame } from './en/template-frame.ts'
import { thankYou } from './en/thank-you.ts'
import { underConstruction } from './en/under-construction.ts'
import type { SharedCopy } from './hebrew.server.ts'

/** The words that several pages share, or that no page of the catalogue has, in English. */
export const english: SharedCopy = {
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
