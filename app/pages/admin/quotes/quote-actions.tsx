import { Form, useNavigation } from 'react-router'
import type { AdminQuotes } from '#copy/he/admin-quotes.ts'
import { fill } from '#i18n/fill.ts'
import { adminUrl } from '#i18n/links.ts'
import type { Lang } from '#i18n/languages.ts'
import type { OwnerView } from '#server/quotes/owner-view.ts'
import { Icon } from '../icon.tsx'
import { tell } from '../tell.ts'

type Props = {
  lang: Lang
  copy: AdminQuotes
  toasts: { copied: string; failed: string; close: string }
  quote: OwnerView
  seen: number
  /** What stands in the fields is not what would be sent. */
  isUnsaved: boolean
}

/** What can be done with the quote where it stands now, and nothing else. */
export function QuoteActions({
  lang,
  copy: { actions, page },
  toasts,
  quote,
  seen,
  isUnsaved,
}: Props) {
  const file = adminUrl(lang, `dashboard/quotes/${quote.id}/file`)
  return (
    <section className="grid gap-5 border-t-2 border-line-strong pt-5 text-small">
      {quote.can.send && quote.view.lines.length > 0 ? (
        <Act
          intent="send"
          seen={seen}
          label={actions.send}
          note={isUnsaved ? actions.unsaved : actions.sendNote}
          look="pill"
          isHeld={isUnsaved}
        />
      ) : null}
      {quote.clientUrl === null ? null : (
        <ClientLink address={quote.clientUrl} copy={page} toasts={toasts} />
      )}
      <p className="flex flex-wrap gap-x-6">
        {(['he', 'en'] as const).map((each) => (
          <a
            key={each}
            href={`${file}?in=${each}`}
            target="_blank"
            rel="noreferrer"
            className="text-link"
          >
            {page.pdf[each]}
          </a>
        ))}
      </p>
      {quote.can.extend ? (
        <Act
          intent="extend"
          seen={seen}
          label={fill(actions.extend, { days: quote.extendDays })}
          look="pill pill-line"
        />
      ) : null}
      {quote.can.revise ? (
        <Act
          intent="revise"
          seen={seen}
          label={actions.revise}
          note={actions.reviseNote}
          look="pill pill-line"
        />
      ) : null}
      {quote.can.void ? (
        <details className="border-t border-line pt-3">
          <summary className="inline-flex min-h-11 items-center font-medium text-danger underline-offset-4 hover:underline">
            {actions.void}
          </summary>
          <Act
            intent="void"
            seen={seen}
            label={actions.void}
            note={actions.voidSure}
            look="pill pill-line"
          />
        </details>
      ) : null}
    </section>
  )
}

type ActProps = {
  intent: string
  seen: number
  label: string
  look: string
  note?: string
  isHeld?: boolean
}

function Act({ intent, seen, label, look, note, isHeld = false }: ActProps) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post">
      <input type="hidden" name="version" value={seen} />
      <button
        type="submit"
        name="intent"
        value={intent}
        disabled={isBusy || isHeld}
        className={`${look} pill-small disabled:cursor-not-allowed disabled:bg-transparent disabled:text-fg-muted disabled:inset-ring-2 disabled:inset-ring-field-line`}
      >
        {label}
      </button>
      {note === undefined ? null : (
        <p className={`mt-2 ${isHeld ? 'font-medium' : 'text-fg-muted'}`}>{note}</p>
      )}
    </Form>
  )
}

function ClientLink({
  address,
  copy,
  toasts,
}: {
  address: string
  copy: AdminQuotes['page']
  toasts: Props['toasts']
}) {
  const share = async () => {
    try {
      await navigator.clipboard.writeText(location.origin + address)
      tell({ kind: 'done', text: toasts.copied }, toasts.close)
    } catch {
      tell({ kind: 'failed', text: toasts.failed }, toasts.close)
    }
  }
  return (
    <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <button type="button" onClick={() => void share()} className="pill pill-small pill-line">
        <Icon name="copy" />
        {copy.copyLink}
      </button>
      <a href={address} target="_blank" rel="noreferrer" className="text-link">
        {copy.open}
      </a>
    </p>
  )
}
