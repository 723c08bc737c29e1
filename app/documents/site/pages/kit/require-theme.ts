import { themes, type Theme } from './colours/tokens.ts'

/** Returns the theme in the address. Throws a 404. */
export function requireTheme(candidate: string | undefined): Theme {
  const theme = themes.find((each) => each === candidate)
  if (theme === undefined) throw new Response(null, { status: 404 })
  return theme
}
