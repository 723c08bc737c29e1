import { expect, test } from 'vitest'
import { findSpamSigns, spamLimit, spamScore } from './spam-signs.ts'

const minute = 60_000

// Proves 4.11.7.
test.each([
  [
    'an offer of links after nine seconds',
    'I can send you 10,000 backlinks, see http://links.example',
    9_000,
  ],
  ['two phrases', 'Guest post on sites with domain authority 70', minute],
  ['three links', 'http://a.example http://b.example www.c.example cheap casino', minute],
  ['markup', 'nice site <a href="http://x.example">here</a>', minute],
  ['a far script with a link, sent quickly', '你好，我们提供外贸推广服务 https://x.example', 9_000],
  ['Hebrew mass mail', 'נביא אתכם לעמוד ראשון בגוגל עם קישורים נכנסים, bit.ly/x', null],
])('%s is held', (_what, message, elapsedMs) => {
  expect(spamScore({ name: 'דנה', message, elapsedMs })).toBeGreaterThanOrEqual(spamLimit)
})

// Proves 4.11.7.
test.each([
  ['a fast visitor', 'צריך אתר לקליניקה', 3_000],
  ['a site to be replaced', 'האתר הנוכחי שלנו: https://clinic.example ורוצים חדש', 12_000],
  ['two sites as examples', 'Like https://a.example and https://b.example please', 12_000],
  ['a request for SEO', 'רוצים קידום אורגני בגוגל ו־SEO לחנות, גם ניוזלטר', 9_000],
  ['a shop for crypto books', 'We sell books about crypto and need a shop', minute],
  [
    'a far script with a link, typed slowly',
    '你好，我们提供外贸推广服务 https://x.example',
    minute,
  ],
  ['a message in Russian', 'Здравствуйте, нужен сайт для стоматологии', 9_000],
  ['an empty message', '', null],
])('%s is not held', (_what, message, elapsedMs) => {
  expect(spamScore({ name: 'דנה', message, elapsedMs })).toBeLessThan(spamLimit)
})

test.each([
  ['https://x.example', '', ['link-name']],
  ['דנה', 'www.a.example', ['link']],
  ['דנה', '你好，我们提供外贸服务', ['script']],
  ['דנה', 'Casino', ['phrases']],
] as const)('the signs of %s: %s', (name, message, signs) => {
  expect(findSpamSigns({ name, message, elapsedMs: null })).toEqual(signs)
})
