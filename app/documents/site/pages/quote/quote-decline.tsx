import type { Quotes } from '#copy/he/quotes.ts'
import { declineReasons, maxDeclineText, type TypedDecline } from '#domain/quotes/decline.ts'
import { TextAreaField } from '#ui/field.tsx'

type Props = {
  copy: Quotes['decline']
  /** The hash of the version that the client sees. */
  seen: string
  /** Why a posted decline was refused; null: it was not. */
  error: string | null
  /** What it said; null: nothing was declined. */
  typed: TypedDecline | null
}

/** Lets the client say no, with a reason if there is one. Closed, so that it is no louder than yes. */
export function QuoteDecline({ copy, seen, error, typed }: Props) {
  return (
    <details
      open={typed !== null}
      className="group mx-gutter border-t border-line py-3 print:hidden"
    >
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
        {copy.open}
      </summary>
      <form method="post" className="grid max-w-[40rem] gap-6 pt-3 pb-8">
        <input type="hidden" name="seen" value={seen} />
        <p className="max-w-[34em] text-pretty">{copy.lead}</p>
        <fieldset>
          <legend className="mb-2 font-semibold">{copy.legend}</legend>
          {declineReasons.map((reason) => (
            <label key={reason} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name="reason"
                value={reason}
                defaultChecked={typed?.reason === reason}
                className="tick"
              />
              {copy.reasons[reason]}
            </label>
          ))}
        </fieldset>
        <TextAreaField
          id="decline-words"
          name="words"
          label={copy.words}
          dir="auto"
          rows={3}
          maxLength={maxDeclineText}
          className="[&_textarea]:min-h-28"
          defaultValue={typed?.words ?? ''}
          error={error ?? undefined}
        />
        <button
          type="submit"
          name="intent"
          value="decline"
          className="pill pill-line justify-self-start"
        >
          {copy.submit}
        </button>
      </form>
    </details>
  )
}

/** Takes a decline back, as long as the quote is valid. */
export function QuoteReopen({ copy, text }: { copy: Quotes['decline']; text: string }) {
  return (
    <form method="post" className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
      <p>{text}</p>
      <button type="submit" name="intent" value="reopen" className="pill pill-line pill-small">
        {copy.reopenSubmit}
      </button>
    </form>
  )
}
