import { memo } from 'react'
import { servicesIn } from '#domain/pricing/discounts.ts'
import { fill } from '#i18n/fill.ts'
import { formatMoney } from '#i18n/format.ts'
import { formatShare } from '#i18n/format-share.ts'
import { fillPlural } from '#i18n/plural.ts'
import type { ReceiptProps } from './receipt-props.ts'
import { ReceiptLines } from './receipt-lines.tsx'
import { ReceiptSums } from './receipt-sums.tsx'
import { Letter } from './service-block.tsx'

/**
 * The receipt: the letters of the chosen services, all lines, how the sums are calculated, and the
 * reason for the discount. The lines come first; where not everything fits, the rest scrolls.
 */
export const ReceiptPaper = memo(function ReceiptPaper(props: ReceiptProps) {
  const { lang, copy, services, priced } = props
  const chosen = servicesIn(priced.lines)
  const isEmpty = chosen.length === 0
  return (
    <>
      <div className="receipt-head">
        <p aria-hidden="true" className="composed" data-many={chosen.length > 5 ? '' : undefined}>
          {chosen.map((id) => (
            <Letter key={id} lang={lang} letter={services[id]?.letter ?? ''} />
          ))}
        </p>
        <div>
          <h2 id="receipt-title" tabIndex={-1} className="headline-h3 outline-none">
            {copy.receipt.title}
          </h2>
          {isEmpty ? null : <p>{fillPlural(copy.receipt.count, chosen.length, lang)}</p>}
        </div>
      </div>
      <div className="receipt-body">
        {isEmpty ? <p className="text-lede text-fg-muted">{copy.receipt.empty}</p> : null}
        <ReceiptLines part="once" {...props} />
        <ReceiptLines part="monthly" {...props} />
        <ReceiptSums part="once" {...props} />
        <ReceiptSums part="monthly" {...props} />
        {isEmpty ? null : <p className="text-pretty">{discountReason(props)}</p>}
        {isEmpty || lang !== 'en' ? null : (
          <p className="text-small text-fg-muted">
            {fill(copy.receipt.dollars, { rate: props.rate })}
          </p>
        )}
      </div>
    </>
  )
})

function discountReason({ lang, copy, packages, priced }: ReceiptProps): string {
  const { discount, replacedTier } = priced
  const { why } = copy.receipt
  if (discount.kind !== 'package') return why[discount.kind]
  const name = packages[discount.id ?? '']?.name ?? ''
  if (replacedTier === null) return fill(why.package, { package: name })
  const { rate, saves, monthlyMore } = replacedTier
  return fill(monthlyMore === 0 ? why.partly : why.monthly, {
    package: name,
    percent: formatShare(rate, lang),
    saves: formatMoney(saves, lang),
    monthly: formatMoney(monthlyMore, lang),
  })
}
