import { errors } from './en/errors.ts'
import { footer } from './en/footer.ts'
import { language } from './en/language.ts'
import { links } from './en/links.ts'
import { meta, screenMeta } from './en/meta.ts'
import { nav } from './en/nav.ts'
import { openings } from './en/openings.ts'
import { posts } from './en/posts.ts'
import { projects } from './en/projects.ts'
import { root } from './en/root.ts'
import { services } from './en/services.ts'
import { templates } from './en/templates.ts'
import { underConstruction } from './en/under-construction.ts'
import type { Copy } from './hebrew.server.ts'

/** Everything the site says in English. */
export const english: Copy = {
  errors,
  footer,
  language,
  links,
  meta,
  nav,
  openings,
  posts,
  projects,
  root,
  screenMeta,
  services,
  templates,
  underConstruction,
}
