import { about } from './he/about.ts'
import { admin } from './he/admin.ts'
import { catalogue } from './he/catalogue.ts'
import { contact } from './he/contact.ts'
import { errors } from './he/errors.ts'
import { footer } from './he/footer.ts'
import { forms } from './he/forms.ts'
import { home } from './he/home.ts'
import { language } from './he/language.ts'
import { links } from './he/links.ts'
import { mails } from './he/mails.ts'
import { meta, screenMeta } from './he/meta.ts'
import { nav } from './he/nav.ts'
import { openings } from './he/openings.ts'
import { posts } from './he/posts.ts'
import { prices } from './he/prices.ts'
import { projects } from './he/projects.ts'
import { quotes } from './he/quotes.ts'
import { root } from './he/root.ts'
import { services } from './he/services.ts'
import { templates } from './he/templates.ts'
import { thankYou } from './he/thank-you.ts'
import { underConstruction } from './he/under-construction.ts'

/** Everything the site says in Hebrew: the shape that the other languages fill. */
export const hebrew = {
  about,
  admin,
  catalogue,
  contact,
  errors,
  footer,
  forms,
  home,
  language,
  links,
  mails,
  meta,
  nav,
  openings,
  posts,
  prices,
  projects,
  quotes,
  root,
  screenMeta,
  services,
  templates,
  thankYou,
  underConstruction,
}

export type Copy = typeof hebrew
