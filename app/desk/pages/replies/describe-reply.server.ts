import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { factsIn, isReplyFrame, type ReplyPart } from '#domain/promises/reply-texts.ts'
import { fill } from '#i18n/fill.ts'
import type { Lang } from '#i18n/languages.ts'
import { greet } from '#server/promises/reply-view.ts'
import { replyTexts } from '#server/promises/reply-texts.ts'
import type { ServerContext } from '#server/server-context.ts'
import { nameOfPart, showReply } from './describe-replies.server.ts'

/** The form of one part: the language of the admin comes first. */
export function describeReply(
  settings: Pick<ServerContext['settings'], 'get'>,
  part: ReplyPart,
  lang: DeskLang,
) {
  const { adminReplies: copy } = deskCopyFor(lang)
  const order: Lang[] = lang === 'he' ? ['he', 'en'] : ['en', 'he']
  const shown = order.map((name) => ({ name, ...showReply(settings, part, name) }))
  return {
    copy,
    name: nameOfPart(part, lang),
    isLine: isReplyFrame(part),
    hint: isReplyFrame(part) ? copy.frames[part].hint : describeGreeting(settings, lang),
    isOwn: shown.some(({ isOwn }) => isOwn),
    fields: shown.map(({ name, text, names }) => ({
      name,
      label: copy.languages[name],
      text,
      facts: factsIn(part).map((fact) => `{${names[fact]}}`),
    })),
  }
}

/** With the greeting of today, as a client gets it. */
function describeGreeting(settings: Pick<ServerContext['settings'], 'get'>, lang: DeskLang) {
  const { greeting, example } = deskCopyFor(lang).adminReplies
  return fill(greeting, { line: greet(example, replyTexts(settings)[lang]) })
}

/** '{a}, {b}' */
export function listFacts(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(', ')
}
