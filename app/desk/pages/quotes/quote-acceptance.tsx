import { useEffect } from 'react'
import { Form, useFetcher } from 'react-router'
import type { AdminQuotes } from '#desk/words/he/quotes.ts'
import { fill } from '#i18n/fill.ts'
import type { OwnerView } from '#server/quotes/owner-view.ts'
import { Icon } from '#desk/parts/icon.tsx'

type Props = { copy: AdminQuotes['page']; quote: OwnerView; shownHash: string }

/** Who accepted the quote and when, and how that changed the lead. Null before the acceptance. */
export function QuoteAcceptance({ copy, quote: { id, acceptance }, shownHash }: Props) {
  useMarkAsSeen(id, acceptance?.isNew ?? false)
  if (acceptance === null) return null
  return (
    <section className="rounded-se-chip bg-selected p-5 text-small">
      <h2 className="flex items-start gap-3 text-body font-semibold">
        <Icon name="check" size="size-5" className="mt-0.5" />
        {acceptance.text}
      </h2>
      {acceptance.undo === null ? null : (
        <Form method="post" className="mt-3 flex flex-wrap items-center gap-x-4">
          <input type="hidden" name="seen" value={shownHash} />
          <span>{copy.won}</span>
          <button type="submit" name="intent" value="undo-won" className="text-link min-h-11">
            {fill(copy.undoWon, { status: acceptance.undo })}
          </button>
        </Form>
      )}
      <p className="mt-3 text-fg-muted">{copy.acceptance}</p>
      <p>
        <bdi dir="ltr">{acceptance.code}</bdi>
      </p>
    </section>
  )
}

/** Not done in the loader: a GET request must not change anything. */
function useMarkAsSeen(id: string, isNew: boolean) {
  const { submit } = useFetcher({ key: `seen-${id}` })
  useEffect(() => {
    if (isNew) void submit({ intent: 'seen' }, { method: 'post' })
  }, [isNew, submit])
}
