import { Form, useNavigation } from 'react-router'
import type { AdminQuotes } from '#desk/words/he/quotes.ts'
import { controlClass } from './line-editor.tsx'
import type { QuoteFormResult } from './quote-form-result.ts'

type Props = { copy: AdminQuotes['privateNote']; note: string; answer: QuoteFormResult['note'] }

/** What the owner writes to herself about a quote, in any status. */
export function PrivateNote({ copy, note, answer }: Props) {
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
    </section>
  )
}
