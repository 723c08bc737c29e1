import { Form, useNavigation } from 'react-router'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import type { AdminQuotes } from '#desk/words/he/quotes.ts'
import { isolateAuto } from '#i18n/bidi.ts'
import { fill } from '#i18n/fill.ts'
import { fillPlural } from '#i18n/plural.ts'
import { textDirection } from '#i18n/text-direction.ts'
import type { SavedNoteView } from '#server/quotes/saved-note-view.ts'
import { controlClass } from './line-editor.tsx'
import type { QuoteFormResult } from './quote-form-result.ts'

type Props = {
  lang: DeskLang
  copy: AdminQuotes['privateNote']
  note: string
  /** Each text of it that was saved, newest first. */
  saved: readonly SavedNoteView[]
  answer: QuoteFormResult['note']
}

/** What the owner writes to herself about a quote, in any status. */
export function PrivateNote({ lang, copy, note, saved, answer }: Props) {
  const isBusy = useNavigation().formData?.get('intent') === 'private-note'
  return (
    <section className="border-t-2 border-line-strong pt-4 text-small">
      <h2 className="text-body font-semibold">
        <label htmlFor="private-note">{copy.title}</label>
      </h2>
      <Form key={note} method="post" preventScrollReset>
        <input type="hidden" name="before" value={note} />
        <textarea
          id="private-note"
          name="text"
          dir="auto"
          defaultValue={answer?.typed ?? note}
          aria-describedby={answer === null ? 'private-note-hint' : 'private-note-problem'}
          aria-invalid={answer === null ? undefined : true}
          className={`${controlClass} mt-2 field-sizing-content min-h-20`}
        />
        <p id="private-note-hint" className="mt-1 text-fg-muted">
          {copy.hint}
        </p>
        {answer === null ? null : (
          <p id="private-note-problem" role="alert" className="mt-2 font-medium text-danger">
            {answer.problem}
          </p>
        )}
        <button
          type="submit"
          name="intent"
          value="private-note"
          aria-busy={isBusy}
          className="pill pill-small pill-line mt-3"
        >
          {copy.save}
        </button>
      </Form>
      <SavedNotes lang={lang} copy={copy} saved={saved} />
    </section>
  )
}

/** What the note said, by whom and when. */
function SavedNotes({ lang, copy, saved }: Pick<Props, 'lang' | 'copy' | 'saved'>) {
  if (saved.length === 0) return null
  return (
    <details className="mt-3">
      <summary className="flex min-h-11 cursor-pointer items-center text-fg-muted underline underline-offset-4">
        {fillPlural(copy.history, saved.length, lang)}
      </summary>
      <ol>
        {saved.map(({ text, at, by }, index) => (
          <li key={index} className="mt-2 border-s-2 border-line ps-3 pb-2">
            <p className="text-fg-muted">
              {by === null ? at : fill(copy.by, { name: isolateAuto(by), at })}
            </p>
            <p
              dir={text === '' ? undefined : textDirection(text)}
              className="mt-1 from-page-start [overflow-wrap:anywhere] whitespace-pre-line"
            >
              {text === '' ? copy.emptied : text}
            </p>
          </li>
        ))}
      </ol>
    </details>
  )
}
