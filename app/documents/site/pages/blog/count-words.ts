import { bodyTexts } from '#content/markdown/body-text.ts'
import type { Body } from '#content/markdown/body.ts'
import { priceOf, priceWords, type ArticlePrices } from './article-prices.ts'

const wordsPerMinute = 200

/** The number of words that a reader sees, without those of the figures and the opening. */
export function countWords(body: Body, prices: ArticlePrices): number {
  const texts = bodyTexts(body, (run) => priceWords(priceOf(run, prices)))
  return texts.flatMap((text) => text.split(/\s+/)).filter((word) => /[\p{L}\p{N}]/u.test(word))
    .length
}

/** Reading time in minutes, at least one. */
export function readingTime(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute))
}
