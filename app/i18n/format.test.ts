import { expect, test } from 'vitest'
import {
  formatDate,
  formatDateTime,
  formatDollarRange,
  formatDollars,
  formatDuration,
  formatMoney,
  formatMoneyDifference,
  formatMoneyRange,
  formatNumber,
  formatRange,
  formatWeekday,
} from './format.ts'
import type { CardLang } from './languages.ts'

/** Removes bidi marks and replaces no-break spaces. */
function plain(text: string): string {
  return text
    .replaceAll(/[\u200e\u200f\u2060\u2066-\u2069]/g, '')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
}

test.each<[CardLang, number, string]>([
  ['he', 250_000, '2,500 ₪'],
  ['he', 250_050, '2,500.50 ₪'],
  ['he', 0, '0 ₪'],
  ['he', -2_000, '-20 ₪'],
  ['en', 250_000, '₪2,500'],
  ['en', 1, '₪0.01'],
  ['ru', 250_000, '2 500 ₪'],
])('money in %s: %i agorot is %s', (lang, agorot, text) => {
  expect(plain(formatMoney(agorot, lang))).toBe(text)
})

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY])('%d is not an amount of agorot', (value) => {
  expect(() => formatMoney(value, 'he')).toThrow(RangeError)
  expect(() => formatMoneyRange(0, value, 'he')).toThrow(RangeError)
})

test.each<[CardLang, number, number, string]>([
  ['he', 250_000, 1_200_000, '2,500–12,000 ₪'],
  ['he', 250_000, 250_000, '2,500 ₪'],
  ['en', 250_000, 1_200_000, '₪2,500–₪12,000'],
  ['ru', 250_000, 1_200_000, '2 500–12 000 ₪'],
])('a range of money in %s: %i to %i is %s', (lang, from, to, text) => {
  expect(plain(formatMoneyRange(from, to, lang))).toBe(text)
})

test.each<[CardLang, number, number, string]>([
  ['he', 676, 676, '676 $'],
  ['en', 676, 676, '$676'],
  ['ru', 2_100, 2_100, '2 100 $'],
  ['he', 800, 2_100, '800–2,100 $'],
  ['en', 800, 2_100, '$800–$2,100'],
])('dollars in %s: %i to %i is %s', (lang, from, to, text) => {
  expect(plain(formatDollarRange(from, to, lang))).toBe(text)
})

test.each([0.5, Number.NaN])('%d is not an amount of dollars', (value) => {
  expect(() => formatDollars(value, 'en')).toThrow(RangeError)
  expect(() => formatDollarRange(1, value, 'en')).toThrow(RangeError)
})

// Proves 1.5.2.
test.each<[string, string]>([
  [formatMoney(250_000, 'he'), '\u2067\u200f2,500\u00a0\u200f₪\u2069'],
  [formatMoney(250_000, 'en'), '\u2066₪2,500\u2069'],
  [formatDollars(676, 'he'), '\u2067\u200f676\u00a0\u200f$\u2069'],
  [formatDollars(676, 'en'), '\u2066$676\u2069'],
  [
    formatDollarRange(800, 2_100, 'he'),
    '\u2067\u200f\u2066800–\u20602,100\u2069\u00a0\u200f$\u2069',
  ],
])('%s carries its direction and keeps number and sign on one line', (text, marked) => {
  expect(text).toBe(marked)
})

test.each<[CardLang, number, string]>([
  ['he', -100_000, '−1,000 ₪'],
  ['he', 100_050, '+1,000.50 ₪'],
  ['en', -100_000, '−₪1,000'],
  ['en', 100_000, '+₪1,000'],
  ['en', 0, '₪0'],
])('a difference of money in %s: %i is %s', (lang, agorot, text) => {
  expect(plain(formatMoneyDifference(agorot, lang))).toBe(text)
})

// Proves 1.5.2.
test('the two numbers of a Hebrew range are isolated, left to right', () => {
  expect(formatMoneyRange(250_000, 1_200_000, 'he')).toContain('\u20662,500–\u206012,000\u2069')
  expect(formatRange(2, 3, 'he')).toBe('\u20662–\u20603\u2069')
})

// Proves 1.5.2.
test('money keeps the direction of its language in text of the other', () => {
  expect(formatMoney(100, 'he')).toMatch(/^\u2067.*\u2069$/)
  expect(formatMoney(100, 'en')).toMatch(/^\u2066.*\u2069$/)
})

test('a range from a number to itself is written as the number', () => {
  expect(formatRange(7, 7, 'en')).toBe('7')
})

test('a number is grouped', () => {
  expect(formatNumber(12_345, 'he')).toBe('12,345')
})

test.each<[CardLang, 'hour' | 'day', number, string]>([
  ['he', 'hour', 1, '1 שעה'],
  ['he', 'hour', 2, 'שעתיים'],
  ['he', 'hour', 24, '24 שעות'],
  ['en', 'hour', 1, '1 hour'],
  ['en', 'hour', 2, '2 hours'],
  ['ru', 'day', 2, '2 дня'],
])('a duration in %s: %s %i is %s', (lang, unit, value, text) => {
  expect(plain(formatDuration(value, unit, lang))).toBe(text)
})

test('the figure of a duration stays on the line of its unit', () => {
  expect(formatDuration(2, 'hour', 'en')).toBe('2\u00a0hours')
})

const lateOnFriday = new Date('2026-11-20T23:30:00Z')
const timeZone = 'Asia/Jerusalem'

test.each<[CardLang, 'short' | 'long', string]>([
  ['he', 'short', '21.11.2026'],
  ['he', 'long', '21 בנובמבר 2026'],
  ['en', 'short', '21/11/2026'],
  ['en', 'long', '21 November 2026'],
  ['ru', 'long', '21 ноября 2026 г.'],
])('a %s date, %s, is %s: the day in Jerusalem', (lang, length, text) => {
  expect(formatDate(lateOnFriday, lang, { timeZone, length })).toBe(text)
})

test('the time is in 24 hours, and midnight is 00', () => {
  expect(plain(formatDateTime(lateOnFriday, 'he', { timeZone }))).toBe('21.11.2026, 01:30')
  expect(plain(formatDateTime(new Date('2026-11-20T22:05:00Z'), 'en', { timeZone }))).toBe(
    '21/11/2026, 00:05',
  )
})

test.each<[CardLang, number, string]>([
  ['he', 0, 'יום\u00a0ראשון'],
  ['he', 4, 'יום\u00a0חמישי'],
  ['en', 4, 'Thursday'],
  ['en', 6, 'Saturday'],
])('day of the week in %s: %i is %s', (lang, day, name) => {
  expect(formatWeekday(day, lang)).toBe(name)
})
