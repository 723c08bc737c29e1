import { copyFor, fillFacts } from '#copy/copy.server.ts'
import { english } from '#copy/english.server.ts'
import { hebrew } from '#copy/hebrew.server.ts'
import {
  isUsableReply,
  replySituations,
  type FactNames,
  type ReplySituation,
} from '#domain/promises/reply-texts.ts'
import type { Lang } from '#i18n/languages.ts'
import type { SettingsCache } from '../settings/settings-cache.ts'

type Settings = Pick<SettingsCache, 'get'>

/** `subject` and `privacySubject`: of an email about a lead, and about a request. */
export type ReplyTexts = Record<
  Lang,
  { subject: string; privacySubject: string; texts: Record<ReplySituation, string> }
>

/** What the site came with, with its placeholders, and what the facts are called. */
export function defaultReplies(lang: Lang): {
  texts: Record<ReplySituation, string>
  names: FactNames
} {
  const { texts, facts } = { he: hebrew, en: english }[lang].replyKit
  return { texts, names: facts }
}

/** The owner's own text of a situation, with its placeholders; null where there is none. */
export function ownReply(settings: Settings, situation: ReplySituation, lang: Lang): string | null {
  const own = settings.get('replies')?.[`${situation}.${lang}`] ?? ''
  return own !== '' && isUsableReply(own, situation) ? own : null
}

/** The texts for each situation, in the languages of the site, with the studio's facts in them. */
export function replyTexts(settings: Settings): ReplyTexts {
  return { he: textsIn(settings, 'he'), en: textsIn(settings, 'en') }
}

function textsIn(settings: Settings, lang: Lang): ReplyTexts[Lang] {
  const { subject, privacySubject } = copyFor(lang).replyKit
  const { texts } = defaultReplies(lang)
  const entries = replySituations.map((situation) => [
    situation,
    ownReply(settings, situation, lang) ?? texts[situation],
  ])
  // SAFETY: one entry for each situation
  const used = Object.fromEntries(entries) as Record<ReplySituation, string>
  return { subject, privacySubject, texts: fillFacts(used, lang) }
}
