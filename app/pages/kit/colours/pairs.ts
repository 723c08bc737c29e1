import type { Theme } from './tokens.ts'

/** Words that are read, words set huge, and parts that have to be seen: icons, borders of fields, focus rings. */
export type Need = 'body' | 'large' | 'part'

/** WCAG 2.2 AA: 1.4.3 and 1.4.11. */
export const leastContrast = { body: 4.5, large: 3, part: 3 } as const satisfies Record<
  Need,
  number
>

/** A colour that things stand on, and the colours that stand on it. */
export type Ground = {
  name: string
  /** A colour laid over the ground, and how much of it. */
  veil?: { name: string; alpha: number }
  /** What keeps its scheme whatever the theme. */
  scheme?: Theme
} & Partial<Record<Need, readonly string[]>>

const words = ['fg', 'fg-muted', 'accent', 'danger'] as const
const parts = ['focus', 'line-strong', 'field-line', 'info', 'action'] as const

/** Every pair that the site and the admin area use. The walls of pictures bring their own: see onWalls. */
export const grounds: readonly Ground[] = [
  { name: 'bg', body: words, part: parts },
  { name: 'surface', body: words, part: parts },
  { name: 'surface-raised', body: words, part: parts },
  { name: 'selected', body: words, part: parts },
  { name: 'panel', body: ['fg'], part: ['focus', 'action'] },
  // Under the pointer.
  { name: 'bg', veil: { name: 'fg', alpha: 0.1 }, body: ['fg'], part: ['focus'] },
  { name: 'bg', veil: { name: 'danger', alpha: 0.1 }, body: ['danger'] },
  { name: 'action', body: ['on-action'] },
  { name: 'dot', body: ['ink'] },
  // Notes, marked text, the skip link.
  { name: 'citron', body: ['ink'] },
  { name: 'danger', body: ['surface-raised'] },
  { name: 'error', body: ['white'] },
  { name: 'white', body: ['error'] },
  // Dark by day and by night: the showcase, the footer, the bar of selected leads, a business card.
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

/** On every wall, on its slats and its floor, where headlines reach into the picture. */
export const onWalls: readonly Ground[] = [
  { name: 'wall', body: ['fg', 'fg-muted'], part: ['focus', 'action', 'line-strong'] },
  { name: 'shade', body: ['fg'], part: ['focus'] },
  { name: 'floor', body: ['fg'], part: ['focus'] },
  { name: 'action', body: ['on-action'] },
]

/** The navigation lies over the wall, and has the colours of the page: the wall's own reach only what stands inside of it. */
export const underNav: readonly Ground[] = [
  { name: 'wall', body: ['fg'], part: ['action'] },
  { name: 'shade', body: ['fg'] },
]
