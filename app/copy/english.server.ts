import { busy } from './en/busy.ts'
import { catalogue } from './en/catalogue.ts'
import { consent } from './en/consent.ts'
import { errors } from './en/errors.ts'
import { footer } from './en/footer.ts'
import { forms } from './en/forms.ts'
import { language } from './en/language.ts'
import { legal } from './en/legal.ts'
import { privacy } from './en/privacy.ts'
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
  busy,
  catalogue,
  consent,
  errors,
  footer,
  forms,
  language,
  legal,
  privacy,
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
