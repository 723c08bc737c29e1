import { timeZone } from '#catalog/place.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { deskLanguages, type DeskLang } from '#desk/words/desk-lang.ts'
import {
  isReplySituation,
  privacySituations,
  replySituations,
  showReplyText,
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

export type ReplyRow = { situation: ReplySituation; name: string; text: string; isOwn: boolean }

/** The text of every situation in the language of the admin, and what was changed. */
export async function describeReplies(
  { database, settings }: Pick<ServerContext, 'database' | 'settings'>,
  lang: DeskLang,
) {
  const { adminReplies: copy, adminStudio, adminToday } = deskCopyFor(lang)
  const changes = await findRecordChanges(database, 'replies', shownChanges)
  const rowOf = (situation: ReplySituation): ReplyRow => ({
    situation,
    name: adminToday.kit.situations[situation],
    text: showReply(settings, situation, lang).text,
    isOwn: languagesOf().some((each) => ownReply(settings, situation, each) !== null),
  })
  const isPrivate = (situation: ReplySituation) =>
    privacySituations.some((each) => each === situation)
  return {
    copy: { ...copy, history: adminStudio.history },
    leads: replySituations.filter((each) => !isPrivate(each)).map(rowOf),
    privacy: privacySituations.map(rowOf),
    changes: changes.map((change) => describeChange(change, lang)),
  }
}

/** A text as the owner reads it, and the one that the site came with. */
export function showReply(
  settings: Pick<ServerContext['settings'], 'get'>,
  situation: ReplySituation,
  lang: Lang,
) {
  const { texts, names } = defaultReplies(lang)
  const own = ownReply(settings, situation, lang)
  return {
    text: showReplyText(own ?? texts[situation], names),
    cameWith: showReplyText(texts[situation], names),
    isOwn: own !== null,
    names,
  }
}

function languagesOf(): Lang[] {
  // SAFETY: the keys of the table
  return Object.keys(deskLanguages) as Lang[]
}

function describeChange({ id, at, adminName, changes }: RecordChange, lang: DeskLang) {
  const { adminStudio, adminReplies, adminToday } = deskCopyFor(lang)
  return {
    id,
    by: fill(adminStudio.history.by, {
      name: adminName,
      at: formatDateTime(at, lang, { timeZone }),
    }),
    fields: Object.entries(changes).flatMap(([field, { from, to }]) => {
      const [situation, language] = field.split('.')
      if (!isReplySituation(situation) || !isLang(language)) return []
      const { names } = defaultReplies(language)
      const textOf = (text: string | null) =>
        text === null ? adminReplies.cameWith : showReplyText(text, names)
      const name = `${adminToday.kit.situations[situation]}, ${adminReplies.languages[language]}`
      return [{ name, from: textOf(from), to: textOf(to) }]
    }),
  }
}
