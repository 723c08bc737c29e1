import { copyFor, fillFacts, type Copy } from '#copy/copy.server.ts'
import type { DeskLang } from './desk-lang.ts'

/** What the files of a language export. Hebrew is the shape; each English file has its type. */
type DeskWords = typeof import('./he/admin.ts') &
  typeof import('./he/audit.ts') &
  typeof import('./he/backups.ts') &
  typeof import('./he/cards.ts') &
  typeof import('./he/codes.ts') &
  typeof import('./he/gate.ts') &
  typeof import('./he/prices.ts') &
  typeof import('./he/privacy.ts') &
  typeof import('./he/quotes.ts') &
  typeof import('./he/recovery.ts') &
  typeof import('./he/samples.ts') &
  typeof import('./he/security.ts')

const files = {
  he: import.meta.glob<object>('./he/*.ts', { eager: true }),
  en: import.meta.glob<object>('./en/*.ts', { eager: true }),
} satisfies Record<DeskLang, Record<string, object>>

function wordsOf(lang: DeskLang): Copy & DeskWords {
  // SAFETY: the files export the names of DeskWords, each with its own type.
  const words = Object.assign({}, ...Object.values(files[lang])) as DeskWords
  return { ...copyFor(lang), ...fillFacts(words, lang) }
}

export type DeskCopy = ReturnType<typeof wordsOf>

const copies: Record<DeskLang, DeskCopy> = { he: wordsOf('he'), en: wordsOf('en') }

/** The words of the admin area and those of the site in one language, with the studio's facts. */
export function deskCopyFor(lang: DeskLang): DeskCopy {
  return copies[lang]
}
