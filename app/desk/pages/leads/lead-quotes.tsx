import { Form, Link } from 'react-router'
import type { AdminQuotes } from '#desk/words/he/quotes.ts'
import { adminUrl } from '#i18n/links.ts'
import type { ListedQuoteView } from '#server/quotes/quote-list-view.ts'
import { QuoteStatusLabel } from '#desk/parts/quote-status-label.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = {
  lang: DeskLang
  copy: AdminQuotes['onLead']
  leadId: string
  quotes: readonly ListedQuoteView[]
}

export function LeadQuotes({ lang, copy, leadId, quotes }: Props) {
  return (
    <section className="border-t-2 border-line-strong pt-4">
      <h2 className="font-semibold">{copy.title}</h2>
      {quotes.length === 0 ? <p className="mt-2 text-small text-fg-muted">{copy.none}</p> : null}
      <ul className="mt-1 text-small">
        {quotes.map(({ id, number, total, status, statusName }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 border-b border-line py-2 last:border-0"
          >
            <Link to={adminUrl(lang, `dashboard/quotes/${id}`)} className="text-link font-medium">
              <bdi dir="ltr">{number}</bdi>
            </Link>
            {total === null ? null : <bdi>{total}</bdi>}
            <span className="ms-auto">
              <QuoteStatusLabel status={status} name={statusName} />
            </span>
          </li>
        ))}
      </ul>
      <Form method="post" action={adminUrl(lang, 'dashboard/quotes')} className="mt-3">
        <input type="hidden" name="lead" value={leadId} />
        <button type="submit" name="intent" value="draft" className="pill pill-small pill-line">
          {copy.create}
        </button>
      </Form>
    </section>
  )
}
