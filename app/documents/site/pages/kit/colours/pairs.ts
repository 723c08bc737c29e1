import type { Theme } from './tokens.ts'

/** Body text, large text, and graphics that carry meaning: icons, field borders, focus rings. */
export type Need = 'body' | 'large' | 'part'

/** Required contrast by WCAG 2.2 AA: 1.4.3 and 1.4.11. */
export const minContrast = { body: 4.5, large: 3, part: 3 } as const satisfies Record<Need, number>

/** A background colour and the colours that are used on it. */
export type Ground = {
  name: string
  /** A translucent colour over the ground, and its alpha. */
  veil?: { name: string; alpha: number }
  /** Set where the colour scheme is the same in both themes. */
  scheme?: Theme
} & Partial<Record<Need, readonly string[]>>

const words = ['fg', 'fg-muted', 'accent', 'danger'] as const
const parts = ['focus', 'line-strong', 'field-line', 'info', 'action'] as const

/** Every pair that the site and the admin area use. Backdrops have their own: see onBackdrops. */
export const grounds: readonly Ground[] = [
  { name: 'bg', body: words, part: parts },
  { name: 'surface', body: words, part: parts },
  { name: 'surface-raised', body: words, part: parts },
  { name: 'selected', body: words, part: parts },
  { name: 'panel', body: ['fg'], part: ['focus', 'action'] },
  // On hover.
  { name: 'bg', veil: { name: 'fg', alpha: 0.1 }, body: ['fg'], part: ['focus'] },
  { name: 'bg', veil: { name: 'danger', alpha: 0.1 }, body: ['danger'] },
  { name: 'action', body: ['on-action'] },
  { name: 'dot', body: ['ink'] },
  // Notes, marked text, the skip link.
  { name: 'citron', body: ['ink'] },
  { name: 'danger', body: ['surface-raised'] },
  { name: 'error', body: ['white'] },
  { name: 'white', body: ['error'] },
  // Dark in both themes: the showcase, the footer, the bar of selected leads, a business card.
  {
    name: 'ink',
    scheme: 'dark',
    body: ['fg', 'fg-muted', 'accent'],
    part: ['focus', 'line-strong'],
  },
  { name: 'fig-900', scheme: 'dark', body: ['fg', 'fg-muted'], part: ['focus', 'line-strong'] },
  { name: 'fig-800', scheme: 'dark', body: ['white'], part: ['focus'] },
  { name: 'fig-600', scheme: 'dark', body: ['fg'], part: ['focus'] },
]

/** Pairs on every backdrop, and on its slats and floor, which large headlines overlap. */
export const onBackdrops: readonly Ground[] = [
  { name: 'backdrop', body: ['fg', 'fg-muted'], part: ['focus', 'action', 'line-strong'] },
  { name: 'shade', body: ['fg'], part: ['focus'] },
  { name: 'floor', body: ['fg'], part: ['focus'] },
  { name: 'action', body: ['on-action'] },
]

/**
 * The navigation is over the backdrop but has the colours of the page, because a backdrop only sets
 * those of its own content.
 */
export const underNav: readonly Ground[] = [
  { name: 'backdrop', body: ['fg'], part: ['action'] },
  { name: 'shade', body: ['fg'] },
]
