import { perStudio } from '#catalog/studio.server.ts'
import { copyFor, fillFacts, type Copy } from '#copy/copy.server.ts'
import type { DeskLang } from './desk-lang.ts'
import type * as addresses from './he/addresses.ts'
import type * as admin from './he/admin.ts'
import type * as archive from './he/archive.ts'
import type * as audit from './he/audit.ts'
import type * as backups from './he/backups.ts'
import type * as cards from './he/cards.ts'
import type * as codes from './he/codes.ts'
import type * as disk from './he/disk.ts'
import type * as gate from './he/gate.ts'
import type * as health from './he/health.ts'
import type * as keyboard from './he/keyboard.ts'
import type * as leadExport from './he/lead-export.ts'
import type * as leadImport from './he/lead-import.ts'
import type * as mail from './he/mail.ts'
import type * as people from './he/people.ts'
import type * as month from './he/month.ts'
import type * as prices from './he/prices.ts'
import type * as privacy from './he/privacy.ts'
import type * as push from './he/push.ts'
import type * as quotes from './he/quotes.ts'
import type * as recovery from './he/recovery.ts'
import type * as replies from './he/replies.ts'
import type * as restore from './he/restore.ts'
import type * as samples from './he/samples.ts'
import type * as security from './he/security.ts'
import type * as sending from './he/sending.ts'
import type * as studio from './he/studio.ts'
import type * as testimonials from './he/testimonials.ts'
import type * as today from './he/today.ts'
import type * as walk from './he/walk.ts'

/** What the files of a language export. Hebrew is the shape; each English file has its type. */
type DeskWords = typeof addresses &
  typeof admin &
  typeof archive &
  typeof audit &
  typeof backups &
  typeof cards &
  typeof codes &
  typeof disk &
  typeof gate &
  typeof health &
  typeof keyboard &
  typeof leadExport &
  typeof leadImport &
  typeof mail &
  typeof people &
  typeof month &
  typeof prices &
  typeof privacy &
  typeof push &
  typeof quotes &
  typeof recovery &
  typeof replies &
  typeof restore &
  typeof samples &
  typeof security &
  typeof sending &
  typeof studio &
  typeof testimonials &
  typeof today &
  typeof walk

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

const copies = perStudio((): Record<DeskLang, DeskCopy> => ({
  he: wordsOf('he'),
  en: wordsOf('en'),
}))

/**
 * The words of the admin area and those of the site in one language, with the studio's facts. No
 * developer's word is among them (requirements 7.10).
 */
export function deskCopyFor(lang: DeskLang): DeskCopy {
  return copies()[lang]
}
