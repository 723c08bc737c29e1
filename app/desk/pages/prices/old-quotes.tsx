import { Link } from 'react-router'
import { RenewQuote } from '#desk/parts/renew-quote.tsx'
import type { AdminPrices } from '#desk/words/he/prices.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { fill } from '#i18n/fill.ts'
import { adminUrl } from '#i18n/links.ts'
import type { OldQuotes as Found } from './find-old-quotes.server.ts'

type Props = {
  lang: DeskLang
  copy: AdminPrices['oldQuotes'] & { validUntil: string }
  found: Found
}

/** Open quotes at other prices than those of today, each with a button that writes the new one. */
export function OldQuotes({ lang, copy, found: { count, more, quotes } }: Props) {
  return (
    <section
      aria-labelledby="old-quotes"
      className="mt-6 max-w-[60em] rounded-field border-2 border-line-strong p-4 sm:p-5"
    >
      <h2 id="old-quotes" className="text-[1.25rem] font-semibold">
        {count}
      </h2>
      <p className="mt-1 max-w-[40em] text-small text-fg-muted">{copy.lead}</p>
      <ul className="mt-3">
        {quotes.map((quote) => (
          <OldQuote key={quote.id} lang={lang} copy={copy} quote={quote} />
        ))}
      </ul>
      {more === null ? null : (
        <p className="mt-2 border-t border-line pt-3 text-small text-fg-muted">
          {more}{' '}
          <Link to={adminUrl(lang, 'dashboard/quotes')} className="text-link">
            {copy.all}
          </Link>
        </p>
      )}
    </section>
  )
}

type RowProps = Pick<Props, 'lang' | 'copy'> & { quote: Found['quotes'][number] }

function OldQuote({ lang, copy, quote: { id, number, client, total, validUntil } }: RowProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-line py-2 text-small sm:grid-cols-[minmax(0,1fr)_auto_auto]">
      <Link
        to={adminUrl(lang, `dashboard/quotes/${id}`)}
        className="col-span-full flex min-h-11 min-w-0 items-center gap-x-3 underline-offset-4 hover:underline sm:col-auto"
      >
        <bdi dir="ltr" className="flex-none font-semibold">
          {number}
        </bdi>
        <bdi dir="auto" className="min-w-0 truncate">
          {client}
        </bdi>
      </Link>
      <p className="sm:text-end">
        <bdi className="font-semibold tabular-nums">{total}</bdi>
        <span className="block text-fg-muted">
          {copy.validUntil} {validUntil}
        </span>
      </p>
      <RenewQuote lang={lang} id={id} label={copy.renew} name={fill(copy.renewOf, { number })} />
    </li>
  )
}
