import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { factsIn, type ReplySituation } from '#domain/promises/reply-texts.ts'
import { fill } from '#i18n/fill.ts'
import type { Lang } from '#i18n/languages.ts'
import type { ServerContext } from '#server/server-context.ts'
import { showReply } from './describe-replies.server.ts'

/** The form of one situation: the language of the admin comes first. */
export function describeReply(
  settings: Pick<ServerContext['settings'], 'get'>,
  situation: ReplySituation,
  lang: DeskLang,
) {
  const { adminReplies: copy, adminToday } = deskCopyFor(lang)
  const order: Lang[] = lang === 'he' ? ['he', 'en'] : ['en', 'he']
  const shown = order.map((name) => ({ name, ...showReply(settings, situation, name) }))
  return {
    copy: { ...copy, greeting: fill(copy.greeting, { example: copy.example }) },
    name: adminToday.kit.situations[situation],
    isOwn: shown.some(({ isOwn }) => isOwn),
    fields: shown.map(({ name, text, names }) => ({
      name,
      label: copy.languages[name],
      text,
      facts: listFacts(factsIn(situation).map((fact) => names[fact])),
    })),
  }
}

/** '{a}, {b}' */
export function listFacts(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(', ')
}
