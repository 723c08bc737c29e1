import { Link } from 'react-router'
import type { AdminQuotes } from '#desk/words/he/quotes.ts'
import { adminUrl } from '#i18n/links.ts'
import type { OwnerView } from '#server/quotes/owner-view.ts'
import { NoScriptToast } from '#desk/parts/no-script-toast.tsx'
import { BackLink } from '#desk/parts/back-link.tsx'
import { QuoteStatusLabel } from '#desk/parts/quote-status-label.tsx'
import type { QuoteFormResult } from './quote-form-result.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = { lang: DeskLang; copy: AdminQuotes; quote: OwnerView; result: QuoteFormResult }

/**
 * Number, status and client, and the result of an action where neither a toast nor a field shows
 * it.
 */
export function QuoteHeading({ lang, copy, quote, result }: Props) {
  return (
    <>
      <BackLink to={adminUrl(lang, 'dashboard/quotes')} label={copy.page.back} />
      <header className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2">
        <h1 className="text-[2rem] leading-tight font-bold">{quote.view.title}</h1>
        <QuoteStatusLabel status={quote.status} name={quote.statusName} />
        <Link to={adminUrl(lang, `dashboard/leads/${quote.leadId}`)} className="text-link">
          <bdi dir="auto">{quote.view.client}</bdi>
        </Link>
      </header>
      <NoScriptToast toast={result.toast} />
      {result.warning === 'offline' && quote.fields === null ? (
        <p role="alert" className="mt-4 border-s-4 border-citron ps-4">
          {copy.editor.offline}
        </p>
      ) : null}
    </>
  )
}
