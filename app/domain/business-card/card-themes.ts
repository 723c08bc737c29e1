/** The themes of a card: six separate designs, not colour variants of one. */
export const cardThemes = [
  'poster',
  'letterpress',
  'ticket',
  'tiles',
  'blueprint',
  'postcard',
] as const

export type CardTheme = (typeof cardThemes)[number]

export type CardColors = { paper: string; ink: string; accent: string }

/** The default colours of each theme. The style sheet card.css has the same values. */
export const themeColors = {
  poster: { paper: '#f6ecd9', ink: '#210818', accent: '#e8500c' },
  letterpress: { paper: '#f3eee4', ink: '#26302b', accent: '#8c3b2a' },
  ticket: { paper: '#f6d33c', ink: '#17181c', accent: '#c3122f' },
  tiles: { paper: '#fbf4e6', ink: '#123c4a', accent: '#b8431f' },
  blueprint: { paper: '#123a78', ink: '#eef4ff', accent: '#ffd54a' },
  postcard: { paper: '#f7efdc', ink: '#22315c', accent: '#c02f2b' },
} as const satisfies Record<CardTheme, CardColors>
