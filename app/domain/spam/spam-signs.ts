import { spamPhrases } from './spam-phrases.ts'

/** What in a lead looks like mass mail (requirements 4.11). */
export type SpamSign = 'link' | 'links' | 'markup' | 'link-name' | 'phrases' | 'script' | 'hurried'

export type SpamFacts = {
  name: string
  message: string
  /** Milliseconds from page load to submission; null where the form ran without JavaScript. */
  elapsedMs: number | null
}

/** Points of each sign. No single one of an honest message reaches the limit. */
const points: Record<SpamSign, number> = {
  link: 2,
  links: 3,
  markup: 4,
  'link-name': 4,
  phrases: 2,
  script: 1,
  hurried: 1,
}

/** The points from which a lead is held. */
export const spamLimit = 4

/** Milliseconds in which few people read a page and write a message. */
const hurriedMs = 15_000

const linkPattern = /https?:|\bwww\.|\bt\.me\/|\bbit\.ly\//gi
const markupPattern = /<a\s|\[url|\[link/i
/** Letters of scripts in which hardly anybody in Israel writes. */
const farScripts = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}\p{Script=Hangul}]/gu

/** The signs of a message, in the order of `points`. */
export function findSpamSigns({ name, message, elapsedMs }: SpamFacts): SpamSign[] {
  const links = message.match(linkPattern)?.length ?? 0
  const far = message.match(farScripts)?.length ?? 0
  const found: Record<SpamSign, boolean> = {
    link: links === 1 || links === 2,
    links: links > 2,
    markup: markupPattern.test(message),
    'link-name': name.search(linkPattern) !== -1,
    phrases: countPhrases(message) > 0,
    script: far > message.length / 3,
    hurried: elapsedMs !== null && elapsedMs < hurriedMs,
  }
  // SAFETY: the keys of `found` are the signs.
  return (Object.keys(points) as SpamSign[]).filter((sign) => found[sign])
}

/** The points of a message; a second phrase counts once more. */
export function spamScore(facts: SpamFacts): number {
  const signs = findSpamSigns(facts).reduce((sum, sign) => sum + points[sign], 0)
  return signs + (countPhrases(facts.message) > 1 ? points.phrases : 0)
}

function countPhrases(message: string): number {
  const text = message.toLowerCase()
  return spamPhrases.filter((phrase) => text.includes(phrase)).length
}
