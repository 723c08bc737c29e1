import { singlePages, type PagePath } from '#catalog/pages.ts'
import { backdrops, type Backdrop, type BackdropFacts } from './backdrops.ts'

/**
 * The openings with a rendered object (art/stage/opening.py), and the backdrop that each was lit
 * for.
 */
export const openingPictures = {
  contact: 'citron',
  'not-found': 'lilac',
  'package-builder': 'fig',
  portfolio: 'fig',
  about: 'lilac',
  blog: 'citron',
  'privacy-policy': 'plaster',
  accessibility: 'sea',
  'terms-of-service': 'plaster',
  'thank-you': 'lilac',
  'landing-page': 'citron',
  'digital-business-card': 'lilac',
  'digital-presence': 'ink',
  'strategic-consulting': 'sea',
  'app-development': 'fig',
  'uxui-design': 'lilac',
} as const satisfies Record<string, Backdrop>

export type OpeningPicture = keyof typeof openingPictures

export type Theme = 'light' | 'dark'

/** The themes in which a picture exists: one where the backdrop is the same in both, or lit once. */
export function themesOf(picture: OpeningPicture): readonly Theme[] {
  const backdrop: Backdrop = openingPictures[picture]
  const { scheme, isLitOnce = false }: BackdropFacts = backdrops[backdrop]
  if (scheme !== 'page') return [scheme]
  return isLitOnce ? ['light'] : ['light', 'dark']
}

const pictures: Partial<Record<PagePath, OpeningPicture>> = {
  [singlePages.contact]: 'contact',
  [singlePages['package-builder']]: 'package-builder',
  [singlePages.portfolio]: 'portfolio',
  [singlePages.about]: 'about',
  [singlePages.blog]: 'blog',
  [singlePages['privacy-policy']]: 'privacy-policy',
  [singlePages.accessibility]: 'accessibility',
  [singlePages['terms-of-service']]: 'terms-of-service',
  [singlePages['thank-you-contact']]: 'thank-you',
  [singlePages['thank-you-quote']]: 'thank-you',
  'services/landing-page': 'landing-page',
  'services/digital-business-card': 'digital-business-card',
  'services/digital-presence': 'digital-presence',
  'services/strategic-consulting': 'strategic-consulting',
  'services/app-development': 'app-development',
  'services/uxui-design': 'uxui-design',
}

/** The picture that a page opens with instead of a drawn letter; null: it opens with the letter. */
export function openingPictureOf(path: PagePath | null): OpeningPicture | null {
  return path === null ? null : (pictures[path] ?? null)
}
