/** `scheme`: 'page' follows the visitor's theme. */
export type BackdropFacts = {
  className: string
  scheme: 'page' | 'light' | 'dark'
  isLitOnce?: boolean
}

/**
 * The coloured surface behind an opening, and its class. `scheme`: the colour scheme of the text on
 * it; 'page' follows the visitor's theme, the others are the same in both themes. `isLitOnce`: its
 * pictures are the same in both themes all the same.
 */
export const backdrops = {
  lilac: { className: 'tone-lilac', scheme: 'page' },
  lavender: { className: 'tone-lavender', scheme: 'light' },
  citron: { className: 'tone-citron', scheme: 'page', isLitOnce: true },
  fig: { className: 'tone-fig', scheme: 'dark' },
  ink: { className: 'tone-ink', scheme: 'dark' },
  sea: { className: 'tone-sea', scheme: 'light' },
  plaster: { className: 'tone-plaster', scheme: 'page' },
  viola: { className: 'tone-viola', scheme: 'light' },
  mello: { className: 'tone-mello', scheme: 'light' },
  chatmail: { className: 'tone-chatmail', scheme: 'light' },
  rody: { className: 'tone-rody', scheme: 'dark' },
  nftwallet: { className: 'tone-nftwallet', scheme: 'dark' },
  growth: { className: 'tone-growth', scheme: 'dark' },
  expertpower: { className: 'tone-expertpower', scheme: 'light' },
  tlbank: { className: 'tone-tlbank', scheme: 'dark' },
  law: { className: 'tone-law', scheme: 'light' },
  dental: { className: 'tone-dental', scheme: 'light' },
  estate: { className: 'tone-estate', scheme: 'dark' },
  finance: { className: 'tone-finance', scheme: 'light' },
  crystal: { className: 'tone-crystal', scheme: 'dark' },
  skin: { className: 'tone-skin', scheme: 'light' },
} as const satisfies Record<string, BackdropFacts>

export type Backdrop = keyof typeof backdrops
