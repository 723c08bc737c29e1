import { busy } from './he/busy.ts'
import { catalogue } from './he/catalogue.ts'
import { consent } from './he/consent.ts'
import { errors } from './he/errors.ts'
import { footer } from './he/footer.ts'
import { forms } from './he/forms.ts'
import { language } from './he/language.ts'
import { legal } from './he/legal.ts'
import { privacy } from './he/privacy.ts'
import { emails } from './he/emails.ts'
import { screenMeta } from './he/screen-meta.ts'
import { nav } from './he/nav.ts'
import { portfolio } from './he/portfolio.ts'
import { posts } from './he/posts.ts'
import { prices } from './he/prices.ts'
import { projects } from './he/projects.ts'
import { quotes } from './he/quotes.ts'
import { replyKit } from './he/reply-kit.ts'
import { root } from './he/root.ts'
import { servicePage } from './he/service-page.ts'
import { services } from './he/services.ts'
import { sourceNames } from './he/sources.ts'
import { templateFrame } from './he/template-frame.ts'
import { thankYou } from './he/thank-you.ts'
import { underConstruction } from './he/under-construction.ts'

/**
 * The words that several pages share, or that no page of the catalogue has, in Hebrew. The other
 * languages have the same shape.
 */
export const hebrew = {
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
  replyKit,
  root,
  screenMeta,
  servicePage,
  services,
  sourceNames,
  templateFrame,
  thankYou,
  underConstruction,
}

export type SharedCopy = typeof hebrew
