import type { Theme } from '../page-context.ts'
import { readCookie } from './read-cookie.ts'

/** What a visitor chose with the toggle (islands/behaviours/theme.ts); null: the page follows the system. Anything else is no choice. */
export function chosenTheme(cookie: string | undefined): Theme | null {
  const theme = readCookie(cookie, 'theme')
  return theme === 'light' || theme === 'dark' ? theme : null
}
