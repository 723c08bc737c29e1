import { expect, test } from 'vitest'
import { textDirection } from './text-direction.ts'

// Proves 1.5.4.
test.each([
  ['צריכים אתר', 'rtl'],
  ['We need a site', 'ltr'],
  ['MVP לאפליקציה לניהול בניינים. יש אפיון.', 'rtl'],
  ['UX/UI לסטארטאפ שלנו', 'rtl'],
  ['Landing page לסדנה של Dana, כמו https://example.com/a/very/long/path', 'rtl'],
  ['MVP לאפליקציה', 'rtl'],
  ['שלום John, UX/UI ב־React Native?', 'rtl'],
  ['Please call דנה about the shop', 'ltr'],
  ['React Native app חדש', 'ltr'],
  ['dana@example.com רוצה הצעה', 'rtl'],
  ['إلى الاستوديو: نحتاج موقعا', 'rtl'],
  ["ג'וני וצ׳ארלי", 'rtl'],
  ['050-1234567', 'auto'],
  ['https://example.com', 'auto'],
  ['', 'auto'],
])('%j is %s', (text, direction) => {
  expect(textDirection(text)).toBe(direction)
})
