import { fillKnown } from '#i18n/fill.ts'
import type { Lang } from '#i18n/languages.ts'
import { english } from './english.server.ts'
import { factsIn } from './facts.server.ts'
import { type Copy, hebrew } from './hebrew.server.ts'

const copies = {
  he: fillKnown(hebrew, factsIn('he')),
  en: fillKnown(english, factsIn('en')),
} satisfies Record<Lang, Copy>

/** The words of a language, with the studio's own facts in their places. A loader passes on only the part that its page shows. */
export function copyFor(lang: Lang): Copy {
  return copies[lang]
}
