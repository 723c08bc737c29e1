import { errors } from './he/errors.ts'
import { footer } from './he/footer.ts'
import { language } from './he/language.ts'
import { links } from './he/links.ts'
import { meta, screenMeta } from './he/meta.ts'
import { nav } from './he/nav.ts'
import { openings } from './he/openings.ts'
import { posts } from './he/posts.ts'
import { projects } from './he/projects.ts'
import { root } from './he/root.ts'
import { services } from './he/services.ts'
import { templates } from './he/templates.ts'
import { underConstruction } from './he/under-construction.ts'

/** Everything the site says in Hebrew: the shape that the other languages fill. */
export const hebrew = {
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

export type Copy = typeof hebrew
