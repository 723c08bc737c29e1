import type { CaseStudyId } from '#catalog/projects.ts'
import type { Lang } from '#i18n/languages.ts'
import type { EnglishPage } from '../views/english-words.ts'
import type { ScreenMotion } from './screen-motion.ts'

/** The texts that a film writes on its screen while it runs. */
type FilmWords<Word extends string> = Readonly<Record<Word, string>>

/** A film of the one interaction that a case study is about, on a screen of its client. */
export type Film<Word extends string = string> = {
  project: CaseStudyId
  /** Its page, from art/ and without the extension. */
  page: string
  /** The page's English words. Omitted where the page has its own, or serves all languages. */
  english?: EnglishPage
  shape: 'desk' | 'phone'
  /** Whether one film serves all languages. */
  isForAll?: true
  seconds: number
  style: string
  words: Readonly<Record<Lang, FilmWords<Word>>>
  /** Runs in the page, so it may use only its arguments. */
  play: (screen: ScreenMotion, words: FilmWords<Word>) => void
}

/** Checks the type of a film's words against what it writes. */
export function film<Word extends string>(described: Film<Word>): Film<Word> {
  return described
}
