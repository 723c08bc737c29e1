import type { Footer } from '#copy/he/footer.ts'
import type { Language } from '#copy/he/language.ts'
import type { Nav } from '#copy/he/nav.ts'
import type { Services } from '#copy/he/services.ts'

/** The words around every public page. */
export type FrameCopy = { nav: Nav; footer: Footer; language: Language; services: Services }
