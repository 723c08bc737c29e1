import type { CaseStudyId } from '#catalog/projects.ts'
import type { Lang } from '#i18n/languages.ts'
import type { EnglishPage } from '../views/english-words.ts'
import type { ScreenMotion } from './screen-motion.ts'

/** What a film writes on its screen while it runs. */
type Said<Word extends string> = Readonly<Record<Word, string>>

/** A film of the one interaction that a case study is about, on a screen of its client. */
export type Film<Word extends string = string> = {
  project: CaseStudyId
  /** Its page, from art/ and without the extension. */
  page: string
  /** The page's English words. Left out: the page has its own, or is for readers of every language. */
  english?: EnglishPage
  shape: 'desk' | 'phone'
  /** One film for readers of every language. */
  isForAll?: true
  seconds: number
  style: string
  words: Readonly<Record<Lang, Said<Word>>>
  /** Runs in the page: it uses nothing but what it is given. */
  play: (screen: ScreenMotion, words: Said<Word>) => void
}

/** Checks a film's words against what it says. */
export function film<Word extends string>(described: Film<Word>): Film<Word> {
  return described
}
