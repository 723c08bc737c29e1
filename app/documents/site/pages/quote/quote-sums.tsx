import type { Quotes } from '#copy/he/quotes.ts'
import type { SumRow, SumsView } from '#server/quotes/quote-sums.ts'
import type { QuoteView } from '#server/quotes/quote-view.ts'
import { dataAttributes } from '#parts/data-attributes.ts'

/** The total comes first, so that both totals are on one line whatever the number of parts. */
const rowClasses: Record<SumRow['kind'], string> = {
  part: 'flex justify-between gap-6 text-balance',
  total: '-order-2 mb-2',
  dollars: '-order-1 mb-2 text-small opacity-80',
  remark: 'flex justify-between gap-6 text-small opacity-80',
}

const valueClasses: Record<SumRow['kind'], string> = {
  part: 'tabular-nums whitespace-nowrap',
  total:
    'display-voice block text-[clamp(2.75rem,1.8rem+3.4vw,4.5rem)] leading-none whitespace-nowrap',
  dollars: '',
  remark: 'tabular-nums whitespace-nowrap',
}

/** One-time and monthly sums are shown side by side, never added up. */
export function QuoteSums({ copy, sums }: { copy: Quotes; sums: SumsView }) {
  return (
    <section aria-labelledby="sums-title" className="px-gutter pt-10">
      <h2 id="sums-title" className="sr-only">
        {copy.sums.title}
      </h2>
      <div className="tone-lilac rounded-ee-card px-6 py-8 md:px-10 md:py-10">
        <div className="grid gap-x-14 gap-y-8 md:grid-cols-2">
          <Part name="once" rows={sums.once} />
          <Part name="monthly" rows={sums.monthly} />
        </div>
      </div>
      <div
        {...dataAttributes({ 'quote-remarks': true })}
        className="mt-4 max-w-[60em] text-small text-pretty text-fg-muted"
      >
        {sums.remarks.map((remark) => (
          <p key={remark}>{remark}</p>
        ))}
      </div>
      <template {...dataAttributes({ 'quote-row': 'sentence' })}>
        <p />
      </template>
      <p role="status" {...dataAttributes({ 'quote-announcement': true })} className="sr-only" />
      {(['part', 'total', 'dollars', 'remark'] as const).map((kind) => (
        <template key={kind} {...dataAttributes({ 'quote-row': kind })}>
          <Row row={{ kind, label: '', value: '' }} />
        </template>
      ))}
    </section>
  )
}

function Part({ name, rows }: { name: 'once' | 'monthly'; rows: readonly SumRow[] }) {
  return (
    <dl
      {...dataAttributes({ 'quote-sums': name })}
      className="flex flex-col gap-1 empty:hidden md:[&:has(+:empty)]:col-span-2 md:[:empty+&]:col-span-2"
    >
      {rows.map((row) => (
        <Row key={row.label} row={row} />
      ))}
    </dl>
  )
}

function Row({ row: { kind, label, value } }: { row: SumRow }) {
  return (
    <div className={rowClasses[kind]}>
      <dt className={kind === 'total' ? 'mb-1 font-semibold' : ''}>{label}</dt>
      <dd className={valueClasses[kind]}>{value}</dd>
    </div>
  )
}

export function QuotePayments({
  copy,
  payments,
}: {
  copy: Quotes
  payments: QuoteView['payments']
}) {
  return (
    <section aria-labelledby="payment-title" className="has-[dl:empty]:hidden">
      <h2 id="payment-title" className="headline-h3">
        {copy.payment.title}
      </h2>
      <dl
        {...dataAttributes({ 'quote-payments': true })}
        className="mt-4 border-t-2 border-line-strong"
      >
        {payments.map(({ label, value }) => (
          <PaymentRow key={label} label={label} value={value} />
        ))}
      </dl>
      <template {...dataAttributes({ 'quote-row': 'payment' })}>
        <PaymentRow label="" value="" />
      </template>
    </section>
  )
}

function PaymentRow({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-6 border-b border-line py-3">
      <dt>{label}</dt>
      <dd className="font-semibold whitespace-nowrap tabular-nums">{value}</dd>
    </div>
  )
}
