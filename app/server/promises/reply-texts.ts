import { fillFacts } from '#copy/copy.server.ts'
import { english } from '#copy/english.server.ts'
import { hebrew } from '#copy/hebrew.server.ts'
import {
  isUsableReply,
  replyFrames,
  replySituations,
  type FactNames,
  type ReplyFrame,
  type ReplyPart,
  type ReplySituation,
} from '#domain/promises/reply-texts.ts'
import type { Lang } from '#i18n/languages.ts'
import type { SettingsCache } from '../settings/settings-cache.ts'

type Settings = Pick<SettingsCache, 'get'>

/** What is written to a person in a language, with the studio's facts in it. */
export type WrittenReplies = Record<ReplyFrame, string> & { texts: Record<ReplySituation, string> }

export type ReplyTexts = Record<Lang, WrittenReplies>

/** What the site came with, with its placeholders, and what the facts are called. */
export function defaultReplies(lang: Lang): {
  texts: Record<ReplyPart, string>
  names: FactNames
} {
  const { texts, facts, ...frames } = { he: hebrew, en: english }[lang].replyKit
  return { texts: { ...texts, ...frames }, names: facts }
}

/** The owner's own text of a part, with its placeholders; null where there is none. */
export function ownReply(settings: Settings, part: ReplyPart, lang: Lang): string | null {
  const own = settings.get('replies')?.[`${part}.${lang}`] ?? ''
  return own !== '' && isUsableReply(own, part) ? own : null
}

/** All that is written to a person, in the languages of the site. */
export function replyTexts(settings: Settings): ReplyTexts {
  return { he: textsIn(settings, 'he'), en: textsIn(settings, 'en') }
}

function textsIn(settings: Settings, lang: Lang): WrittenReplies {
  const { texts } = defaultReplies(lang)
  const pick = <Part extends ReplyPart>(parts: readonly Part[]) => {
    const entries = parts.map((part) => [part, ownReply(settings, part, lang) ?? texts[part]])
    // SAFETY: one entry for each part
    return fillFacts(Object.fromEntries(entries) as Record<Part, string>, lang)
  }
  return { ...pick(replyFrames), texts: pick(replySituations) }
}
