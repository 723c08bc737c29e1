import type { PagePath } from '#catalog/pages.ts'
import type { Links, Services } from '#content/site-words.ts'
import type { Consent } from '#copy/he/consent.ts'
import type { Footer } from '#copy/he/footer.ts'
import type { Language } from '#copy/he/language.ts'
import type { Nav } from '#copy/he/nav.ts'

/** The texts around every public page. */
export type FrameCopy = {
  nav: Nav
  footer: Footer
  consent: Consent
  language: Language
  services: Services
  menuNames: Record<PagePath, string>
  links: Links
}
