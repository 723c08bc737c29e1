import { expect, test } from 'vitest'
import { sourceName, sourceOfArrival } from './lead-source.ts'

const words = {
  '(search)': 'Search engine',
  '(direct)': 'Direct visit',
  '(phone)': 'Phone call',
  '(card)': 'Business card',
  '(import)': 'Imported file',
}

test.each([
  ['(none)', null],
  ['(phone)', 'Phone call'],
  ['(search)', 'Search engine'],
  ['(other)', '(other)'],
  ['news.example', 'news.example'],
  ['google', 'Google'],
  ['linkedin', 'LinkedIn'],
  ['google ', 'google '],
  ['newsletter', 'newsletter'],
  ['spring+sale', 'spring sale'],
  ['%d7%a7%d7%99%d7%a5', 'קיץ'],
  ['%d7', '%d7'],
  ['50%', '50%'],
  ['constructor', 'constructor'],
  ['__proto__', '__proto__'],
])('the source %j is shown as %j', (source, name) => {
  expect(sourceName(source, words)).toBe(name)
})

test.each([
  [undefined, ''],
  [7, ''],
  ['', ''],
  ['\u0000 ', ''],
  ['direct', '(direct)'],
  ['www.google.co.il', '(search)'],
  ['google.com', '(search)'],
  ['com.google.android.googlequicksearchbox', '(search)'],
  ['il.search.yahoo.com', '(search)'],
  ['duckduckgo.com', '(search)'],
  ['mail.google.com', 'mail.google.com'],
  ['google.com.evil.example', 'google.com.evil.example'],
  ['l.facebook.com', 'facebook'],
  ['m.facebook.com', 'facebook'],
  ['notfacebook.com', 'notfacebook.com'],
  ['l.instagram.com', 'instagram'],
  ['com.linkedin.android', 'linkedin'],
  ['web.whatsapp.com', 'whatsapp'],
  ['t.co', 'x'],
  ['flat.co', 'flat.co'],
  ['www.News.example:8080', 'news.example:8080'],
  ['fb', 'facebook'],
  ['ig', 'instagram'],
  ['google', 'google'],
  ['Spring+Sale', 'spring+sale'],
  ['\ud83c', ''],
  ['קיץ', ''],
  ['a'.repeat(200), 'a'.repeat(200)],
  ['a'.repeat(201), ''],
])('a visit that came from %j has the source %j', (arrival, source) => {
  expect(sourceOfArrival(arrival)).toBe(source)
})
