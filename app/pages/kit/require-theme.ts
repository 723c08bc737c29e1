import { themes, type Theme } from './colours/tokens.ts'

/** The theme of an address, or the 404 that the nearest error boundary shows. */
export function requireTheme(candidate: string | undefined): Theme {
  const theme = themes.find((each) => each === candidate)
  if (theme === undefined) throw new Response(null, { status: 404 })
  return theme
}
