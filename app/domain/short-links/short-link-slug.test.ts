import { expect, test } from 'vitest'
import { isRobot } from './is-robot.ts'
import { isShortLinkSlug, makeShortLinkSlug } from './short-link-slug.ts'

// Proves 3.17.1.
test('slugs are unique, and have no characters that look alike', () => {
  const slugs = Array.from({ length: 2_000 }, makeShortLinkSlug)
  expect(new Set(slugs).size).toBe(slugs.length)
  expect(slugs.filter((slug) => !/^[2-9a-hjkmnp-z]{7}$/.test(slug))).toEqual([])
  const letters = new Set(slugs.join(''))
  expect(letters.size).toBe(31)
})

// Proves 3.17.1.
test.each([
  ['menu', true],
  ['summer-2027', true],
  ['abc', true],
  ['a'.repeat(40), true],
  ['a'.repeat(41), false],
  ['ab', false],
  ['-menu', false],
  ['menu-', false],
  ['Menu', false],
  ['תפריט', false],
  ['a/b', false],
  ['..', false],
  ['', false],
])('%s can be a slug: %s', (slug, is) => expect(isShortLinkSlug(slug)).toBe(is))

const chrome =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

// Proves 3.17.4.
test.each([
  [chrome, false],
  [safari, false],
  [`${chrome} Instagram 350.0.0`, false],
  ['Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0', false],
  ['', true],
  ['WhatsApp/2.24 A', true],
  ['facebookexternalhit/1.1', true],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['TelegramBot (like TwitterBot)', true],
  ['Slackbot-LinkExpanding 1.0', true],
  ['curl/8.5.0', true],
  ['python-requests/2.32', true],
  ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/130.0', true],
])('%s is a robot: %s', (agent, is) => expect(isRobot(agent)).toBe(is))
