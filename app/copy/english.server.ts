import { about } from './en/about.ts'
import { admin } from './en/admin.ts'
import { catalogue } from './en/catalogue.ts'
import { contact } from './en/contact.ts'
import { errors } from './en/errors.ts'
import { footer } from './en/footer.ts'
import { forms } from './en/forms.ts'
import { home } from './en/home.ts'
import { language } from './en/language.ts'
import { links } from './en/links.ts'
import { mails } from './en/mails.ts'
import { meta, screenMeta } from './en/meta.ts'
import { nav } from './en/nav.ts'
import { openings } from './en/openings.ts'
import { posts } from './en/posts.ts'
import { prices } from './en/prices.ts'
import { projects } from './en/projects.ts'
import { quotes } from './en/quotes.ts'
import { root } from './en/root.ts'
import { services } from './en/services.ts'
import { templates } from './en/templates.ts'
import { thankYou } from './en/thank-you.ts'
import { underConstruction } from './en/under-construction.ts'
import type { Copy } from './hebrew.server.ts'

/** Everything the site says in English. */
export const english: Copy = {
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
