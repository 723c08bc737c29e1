import { data } from 'react-router'
import { createToastMaker } from '#desk/parts/action-response.ts'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { maxPrivateNote, parsePrivateNote } from '#domain/quotes/private-note.ts'
import { isolateAuto } from '#i18n/bidi.ts'
import { fill } from '#i18n/fill.ts'
import type { Actor } from '#server/admins/audit/actor.ts'
import { keepPrivateNote } from '#server/quotes/private-note-store.ts'
import type { StoredQuote } from '#server/quotes/stored-quote.ts'
import { textField } from '#server/request/require-form.ts'
import type { ServerContext } from '#server/server-context.ts'
import { emptyResult } from './quote-form-result.ts'

type Posted = { quote: StoredQuote; form: FormData; actor: Actor; lang: DeskLang }

/** Stores the private note of a quote. One that is not stored stays in its field. */
export async function keepNote(
  { database }: Pick<ServerContext, 'database'>,
  { quote, form, actor, lang }: Posted,
) {
  const { privateNote: copy } = deskCopyFor(lang).adminQuotes
  const typed = textField(form, 'text')
  const refuse = (problem: string, status: number) =>
    data({ ...emptyResult, note: { typed, problem } }, { status })
  const note = parsePrivateNote(form)
  if (note === null) return refuse(fill(copy.long, { count: maxPrivateNote }), 400)
  const result = await keepPrivateNote(
    database,
    { id: quote.id, number: quote.number, note },
    actor,
  )
  if (result.kind === 'stale')
    return refuse(fill(copy.stale, { note: isolateAuto(result.stored) }), 409)
  return data({ ...emptyResult, toast: createToastMaker(lang)('done', copy.saved) })
}
