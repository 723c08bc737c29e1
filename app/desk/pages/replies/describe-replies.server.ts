import { timeZone } from '#catalog/place.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { deskLanguages, type DeskLang } from '#desk/words/desk-lang.ts'
import {
  isReplyFrame,
  isReplyPart,
  privacySituations,
  replyFrames,
  replySituations,
  showReplyText,
  type ReplyPart,
  type ReplySituation,
} from '#domain/promises/reply-texts.ts'
import { fill } from '#i18n/fill.ts'
import { formatDateTime } from '#i18n/format.ts'
import { isLang, type Lang } from '#i18n/languages.ts'
import { defaultReplies, ownReply } from '#server/promises/reply-texts.ts'
import type { ServerContext } from '#server/server-context.ts'
import { findRecordChanges, type RecordChange } from '#server/settings/record-store.ts'

/** Changes shown at once. */
const shownChanges = 20

export type ReplyRow = { part: ReplyPart; name: string; text: string; isOwn: boolean }

/** The text of every part in the language of the admin, and what was changed. */
export async function describeReplies(
  { database, settings }: Pick<ServerContext, 'database' | 'settings'>,
  lang: DeskLang,
) {
  const { adminReplies: copy, adminStudio } = deskCopyFor(lang)
  const changes = await findRecordChanges(database, 'replies', shownChanges)
  const rowOf = (part: ReplyPart): ReplyRow => ({
    part,
    name: nameOfPart(part, lang),
    text: showReply(settings, part, lang).text,
    isOwn: languagesOf().some((each) => ownReply(settings, part, each) !== null),
  })
  const isPrivate = (situation: ReplySituation) =>
    privacySituations.some((each) => each === situation)
  return {
    copy: { ...copy, history: adminStudio.history },
    frames: replyFrames.map(rowOf),
    leads: replySituations.filter((each) => !isPrivate(each)).map(rowOf),
    privacy: privacySituations.map(rowOf),
    changes: changes.map((change) => describeChange(change, lang)),
  }
}

/** What the owner calls a part. */
export function nameOfPart(part: ReplyPart, lang: DeskLang): string {
  const { adminReplies, adminToday } = deskCopyFor(lang)
  return isReplyFrame(part) ? adminReplies.frames[part].name : adminToday.kit.situations[part]
}

/** A text as the owner reads it, and the one that the site came with. */
export function showReply(
  settings: Pick<ServerContext['settings'], 'get'>,
  part: ReplyPart,
  lang: Lang,
) {
  const { texts, names } = defaultReplies(lang)
  const own = ownReply(settings, part, lang)
  return {
    text: showReplyText(own ?? texts[part], names),
    cameWith: showReplyText(texts[part], names),
    isOwn: own !== null,
    names,
  }
}

function languagesOf(): Lang[] {
  // SAFETY: the keys of the table
  return Object.keys(deskLanguages) as Lang[]
}

function describeChange({ id, at, adminName, changes }: RecordChange, lang: DeskLang) {
  const { adminStudio, adminReplies } = deskCopyFor(lang)
  return {
    id,
    by: fill(adminStudio.history.by, {
      name: adminName,
      at: formatDateTime(at, lang, { timeZone }),
    }),
    fields: Object.entries(changes).flatMap(([field, { from, to }]) => {
      const [part, language] = field.split('.')
      if (!isReplyPart(part) || !isLang(language)) return []
      const { names } = defaultReplies(language)
      const textOf = (text: string | null) =>
        text === null ? adminReplies.cameWith : showReplyText(text, names)
      const name = `${nameOfPart(part, lang)}, ${adminReplies.languages[language]}`
      return [{ name, from: textOf(from), to: textOf(to) }]
    }),
  }
}
