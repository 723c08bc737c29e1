import { expect, test } from 'vitest'
import { chosenTheme } from './chosen-theme.ts'

test.each([
  [undefined, null],
  ['', null],
  ['theme=dark', 'dark'],
  ['theme=light', 'light'],
  ['lang=he; theme=dark', 'dark'],
  ['theme=dark; theme=light', 'dark'],
  ['theme=Dark', null],
  ['theme=', null],
  ['theme="><script>', null],
  ['mytheme=dark', null],
])('the cookies %j choose %j', (cookie, theme) => {
  expect(chosenTheme(cookie)).toBe(theme)
})
