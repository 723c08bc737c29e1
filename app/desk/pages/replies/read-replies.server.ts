import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import {
  factsIn,
  maxReplyLength,
  readReplyText,
  type FactNames,
  type ReplyFault,
  type ReplyPart,
} from '#domain/promises/reply-texts.ts'
import { isolateAuto } from '#i18n/bidi.ts'
import { fill } from '#i18n/fill.ts'
import type { Lang } from '#i18n/languages.ts'
import { defaultReplies } from '#server/promises/reply-texts.ts'
import { textField } from '#server/request/require-form.ts'
import { listFacts } from './describe-reply.server.ts'

type ByLanguage = Partial<Record<Lang, string>>

type ReadReplies =
  | { ok: true; texts: Record<string, string | null> }
  | { ok: false; typed: ByLanguage; errors: ByLanguage }

/**
 * The texts of a part as they are stored. One that says what the site came with, or nothing, is
 * null. All errors are sentences.
 */
export function readReplies(form: FormData, part: ReplyPart, lang: DeskLang): ReadReplies {
  const texts: Record<string, string | null> = {}
  const typed: ByLanguage = {}
  const errors: ByLanguage = {}
  for (const language of ['he', 'en'] as const) {
    const { texts: defaults, names } = defaultReplies(language)
    typed[language] = textField(form, language)
    const read = readReplyText(typed[language], { part, names })
    if ('fault' in read) errors[language] = sentenceOf(read.fault, { part, names, lang })
    else
      texts[`${part}.${language}`] =
        read.text === '' || read.text === defaults[part] ? null : read.text
  }
  return Object.keys(errors).length > 0 ? { ok: false, typed, errors } : { ok: true, texts }
}

type Reading = { part: ReplyPart; names: FactNames; lang: DeskLang }

function sentenceOf(fault: ReplyFault, { part, names, lang }: Reading): string {
  const { faults } = deskCopyFor(lang).adminReplies
  const facts = isolateAuto(listFacts(factsIn(part).map((fact) => names[fact])))
  if (fault.kind === 'long') return fill(faults.long, { count: maxReplyLength(part) })
  if (fault.kind === 'brace')
    return fill(faults.brace, { example: isolateAuto(`{${names.studio}}`) })
  return fault.name === ''
    ? fill(faults.noName, { facts })
    : fill(faults.fact, { name: isolateAuto(fault.name), facts })
}
