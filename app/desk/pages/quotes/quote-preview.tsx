import type { AdminQuotes } from '#desk/words/he/quotes.ts'
import type { Quotes } from '#copy/he/quotes.ts'
import type { OwnerView } from '#server/quotes/owner-view.ts'

type Props = { copy: AdminQuotes['page']; words: Pick<Quotes, 'payment'>; quote: OwnerView }

/** The quote as the client sees it, in the plain style of the admin area. */
export function QuotePreview({ copy, words, quote }: Props) {
  const { view } = quote
  if (view.lines.length === 0) return null
  return (
    <section className="border-t-2 border-line-strong pt-4">
      <h2 className="font-semibold">{copy.lines}</h2>
      {view.kind === 'estimate' ? (
        <p className="mt-3 max-w-[44em] border-s-4 border-citron ps-4 text-small">
          {quote.fields === null ? copy.estimate : copy.draftEstimate}
        </p>
      ) : null}
      <ul className="mt-2 text-small">
        {view.lines.map((line) => (
          <PreviewLine
            key={line.id}
            copy={copy}
            line={line}
            listPrice={quote.listPrices[line.id]}
          />
        ))}
      </ul>
      <h2 className="mt-8 font-semibold">{copy.sums}</h2>
      <div className="mt-2 grid gap-x-12 gap-y-4 text-small md:grid-cols-2">
        {[view.sums.once, view.sums.monthly].map((rows, index) => (
          <LabeledValues
            key={index}
            rows={rows.map(({ kind, label, value }) => ({
              label,
              value,
              isStrong: kind === 'total',
            }))}
          />
        ))}
      </div>
      <div className="mt-8 text-small has-[dl:empty]:hidden">
        <h2 className="mb-2 text-body font-semibold">{words.payment.title}</h2>
        <LabeledValues rows={view.payments.map((payment) => ({ ...payment, isStrong: false }))} />
      </div>
    </section>
  )
}

type LineProps = {
  copy: AdminQuotes['page']
  line: OwnerView['view']['lines'][number]
  listPrice: string | undefined
}

function PreviewLine({ copy, line, listPrice }: LineProps) {
  return (
    <li className="flex items-baseline justify-between gap-6 border-b border-line py-2.5">
      <span className={line.taken ? '' : 'text-fg-muted line-through'}>
        <bdi className="font-medium">{line.name}</bdi>{' '}
        <bdi className="text-fg-muted">{line.detail}</bdi>
        <span className="block text-fg-muted">
          {[
            ...line.remarks,
            ...(line.optional ? [line.taken ? copy.optional : copy.leftOut] : []),
          ].join(' · ')}
        </span>
      </span>
      <span className="text-end whitespace-nowrap tabular-nums">
        <bdi>{line.price}</bdi>
        {listPrice === undefined ? null : (
          <span className="block text-fg-muted">
            {copy.listPrice}{' '}
            <s>
              <bdi>{listPrice}</bdi>
            </s>
          </span>
        )}
      </span>
    </li>
  )
}

function LabeledValues({
  rows,
}: {
  rows: readonly { label: string; value: string; isStrong: boolean }[]
}) {
  return (
    <dl className="empty:hidden">
      {rows.map(({ label, value, isStrong }) => (
        <div
          key={label}
          className={`flex justify-between gap-6 border-b border-line py-1.5 ${isStrong ? 'text-body font-semibold' : ''}`}
        >
          <dt>
            <bdi>{label}</bdi>
          </dt>
          <dd className="whitespace-nowrap tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
